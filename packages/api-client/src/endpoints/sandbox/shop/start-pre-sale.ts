import * as v from "valibot";
import { id, instant, typedMoney } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

const span = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(31_536_000_000));
const lasting = v.pipe(span, v.minValue(1));

/**
 * A seller's pre-sale with a deposit: of goods that are sold as pre-sale already. The deposit may be paid after
 * `startsInMs` for `depositMs`, and `waitMs` later the balance for `balanceMs`.
 */
export const startPreSale = endpoint("POST /sandbox/preSales", {
  summary: "Sells pre-sale goods for a deposit, with dates counted from now",
  tag: "sandbox",
  auth: "none",
  effect: "write",
  sandbox: true,
  body: v.object({
    prodId: id,
    /** Of a piece; less than its price. */
    deposit: typedMoney,
    startsInMs: v.optional(span, 0),
    depositMs: lasting,
    waitMs: v.optional(span, 0),
    balanceMs: lasting,
  }),
  answer: v.object({ depositFrom: instant, depositTo: instant, balanceFrom: instant, balanceTo: instant }),
  fails: ["A00001"],
  example: {
    body: { prodId: 31, deposit: "50.00", depositMs: 3_600_000, waitMs: 60_000, balanceMs: 3_600_000 },
    answer: {
      ...{ depositFrom: 1_795_397_400_000, depositTo: 1_795_401_000_000 },
      ...{ balanceFrom: 1_795_401_060_000, balanceTo: 1_795_404_660_000 },
    },
  },
});
