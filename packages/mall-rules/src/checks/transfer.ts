/** Checks of a corporate transfer: what the buyer says of the money that was sent. */
import { transferLimits } from "../limits/transfer.ts";
import { excessWays } from "../states/payment/transfer.ts";
import type { FormRules } from "./form.ts";
import { lengthBetween, normalizeText } from "./text.ts";

const checkPayer = lengthBetween(1, transferLimits.payer);

export const transferProofRules = {
  payer: { normalize: normalizeText, check: (value) => (value === "" ? undefined : checkPayer(value)) },
  excess: {
    check: (value) =>
      excessWays.some((way) => way === value) ? undefined : { reason: "notChosen", of: "excess" },
  },
} satisfies FormRules;
