import type { DepartmentSeed } from "../../shapes.ts";
import { electrical } from "./electrical.ts";
import { fluid } from "./fluid.ts";
import { hardware } from "./hardware.ts";
import { instruments } from "./instruments.ts";
import { office } from "./office.ts";
import { safety } from "./safety.ts";
import { tools } from "./tools.ts";
import { warehouse } from "./warehouse.ts";

/** The eight departments of 百工商城 in the order of the category menu. */
export const departments: DepartmentSeed[] = [
  tools,
  hardware,
  safety,
  electrical,
  fluid,
  instruments,
  warehouse,
  office,
];
