import * as v from "valibot";
import { payType } from "../../../models/payment.ts";
import { TopUp, topUpExample } from "../../../models/wallet.ts";
import { text } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** Opens an attempt to top up the balance and closes the one before (Spec §5 "0.01 to 100,000 per time"). */
export const openTopUp = endpoint("POST /p/userBalance/recharge", {
  summary: "Opens a top-up: a QR code to scan",
  tag: "top-up",
  auth: "token",
  effect: "write",
  creates: true,
  /** The amount as it was typed, in yuan. */
  body: v.object({ amount: text(30), payType }),
  answer: TopUp,
  fails: ["A00004", "A00001"],
  example: { body: { amount: "1000", payType: 3 }, answer: topUpExample },
});
