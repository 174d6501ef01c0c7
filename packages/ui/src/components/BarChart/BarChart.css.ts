import { recipe } from "../../css/index.ts";
import { chartTones } from "../../internal/chart/tones.ts";

export const bar = recipe({ variants: { tone: chartTones } });
