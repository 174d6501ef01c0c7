/** Pipe sizes in inches, and in eighths of one as the trade counts them (4分 is 1/2寸), as their nominal diameters. */
import { normalise } from "./words-of-text.ts";

const inches: Record<string, number> = {
  "1/4": 8,
  "3/8": 10,
  "1/2": 15,
  "3/4": 20,
  "1": 25,
  "1.2": 32,
  "1.5": 40,
  "2": 50,
  "2.5": 65,
  "3": 80,
  "4": 100,
  "5": 125,
  "6": 150,
  "8": 200,
  "10": 250,
  "12": 300,
};
const eighths: Record<string, number> = { "2": 8, "3": 10, "4": 15, "6": 20 };

const cleanKeys = (sizes: Record<string, number>) =>
  new Map(Object.entries(sizes).map(([size, dn]) => [normalise(size), `dn${dn}`] as const));
const [ofInches, ofEighths] = [cleanKeys(inches), cleanKeys(eighths)];

/** A size with its unit, at any place of a normalised keyword. */
export const pipeSize = /(?<![\p{L}\p{N}])([\dꞏǀ]+)\s*(英寸|寸|分|")(?!钟)/gu;

/** 1/2寸 and 4分 → dn15; undefined where no pipe is of that size. */
export const nominalOf = (number: string, unit: string): string | undefined =>
  (unit === "分" ? ofEighths : ofInches).get(number);
/** A fraction without its unit can only mean inches: 1/2 球阀. */
export const nominalOfFraction = (run: string): string | undefined =>
  run.includes("ǀ") ? ofInches.get(run) : undefined;
