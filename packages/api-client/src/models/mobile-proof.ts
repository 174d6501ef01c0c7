import * as v from "valibot";
import { text } from "./wire.ts";

/** What a right code is exchanged for: good once, for one purpose and one number, for 15 minutes. */
export const checkRegisterSmsFlag = text(100);
export const MobileProof = v.object({ checkRegisterSmsFlag });
export const mobileProofExample = { checkRegisterSmsFlag: "Zk1YzT8d3uRfA9mCeB7oGxWiNvLEq2qXl0sVqJw6n4p" };
