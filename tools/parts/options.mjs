import { parseArgs } from "node:util";
import { fail } from "./say.mjs";

/** The command line by its options (`node:util` parseArgs); what it does not know is refused in one sentence. */
export function readOptions(config) {
  try {
    return parseArgs(config);
  } catch (error) {
    return fail(error.message);
  }
}
