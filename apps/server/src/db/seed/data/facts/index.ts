import { electricalFacts } from "./electrical.ts";
import { fluidFacts } from "./fluid.ts";
import { hardwareFacts } from "./hardware.ts";
import { instrumentsFacts } from "./instruments.ts";
import type { Facts, ProductFacts } from "./is.ts";
import { officeFacts } from "./office.ts";
import { safetyFacts } from "./safety.ts";
import { specialsFacts } from "./specials.ts";
import { toolsFacts } from "./tools.ts";
import { warehouseFacts } from "./warehouse.ts";

/** What is said of each product, by the first word of its name. */
export const facts: Facts = {
  ...toolsFacts,
  ...hardwareFacts,
  ...safetyFacts,
  ...electricalFacts,
  ...fluidFacts,
  ...instrumentsFacts,
  ...warehouseFacts,
  ...officeFacts,
  ...specialsFacts,
};

/** The facts of the product of this name; a product without them cannot be made. */
export function factsOf(name: string): ProductFacts {
  const own = facts[name.split(" ")[0] ?? ""];
  if (!own) throw new Error(`nothing says what ${name} is`);
  return own;
}
