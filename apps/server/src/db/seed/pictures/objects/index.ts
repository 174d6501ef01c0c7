import { goodsObjects } from "../objects-goods.ts";
import { machineObjects } from "../objects-machines.ts";
import { metalObjects } from "../objects-metal.ts";
import { electricObjects } from "./electric.ts";
import { fastenerObjects } from "./fasteners.ts";
import { fluidObjects } from "./fluid.ts";
import { meterObjects } from "./meters.ts";
import { officeObjects } from "./office.ts";
import { storeObjects } from "./store.ts";
import { toolObjects } from "./tools.ts";
import { wearObjects } from "./wear.ts";

/** The markup of every object of our own, by its key. */
export const drawnObjects: Readonly<Record<string, string>> = {
  ...metalObjects,
  ...machineObjects,
  ...goodsObjects,
  ...fastenerObjects,
  ...toolObjects,
  ...wearObjects,
  ...electricObjects,
  ...fluidObjects,
  ...meterObjects,
  ...storeObjects,
  ...officeObjects,
};
