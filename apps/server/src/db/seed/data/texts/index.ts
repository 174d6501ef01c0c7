import { electricalTexts } from "./electrical.ts";
import type { FamilyText, FamilyTexts } from "./family-text.ts";
import { fluidTexts } from "./fluid.ts";
import { hardwareTexts } from "./hardware.ts";
import { instrumentsTexts } from "./instruments.ts";
import { officeTexts } from "./office.ts";
import { safetyTexts } from "./safety.ts";
import { toolsTexts } from "./tools.ts";
import { warehouseTexts } from "./warehouse.ts";

const texts: FamilyTexts = {
  ...toolsTexts,
  ...hardwareTexts,
  ...safetyTexts,
  ...electricalTexts,
  ...fluidTexts,
  ...instrumentsTexts,
  ...warehouseTexts,
  ...officeTexts,
};

/** The text of one kind of goods; a kind without one of its own has no product. */
export function textOf(family: string): FamilyText {
  const text = texts[family];
  if (!text) throw new Error(`no text says what ${family} is`);
  return text;
}
