/** What a buyer says of money that was sent by bank. Server only. */
import { sendProof } from "@tradehall/api-client/endpoints/payment/transfer/send-proof";
import { normalized } from "@tradehall/mall-rules/checks/form";
import { transferProofRules } from "@tradehall/mall-rules/checks/transfer";
import { data } from "react-router-dom";
import { type Attempt, attemptForm, statusOfAnswer } from "./attempt.ts";
import { textOf } from "./form.ts";
import { localeOf, type Mall } from "./mall.ts";

/** `typed` is what was in the form. */
export type ProofAnswer = Attempt<unknown> & { intent: string; typed?: Record<string, string> };

export const isProof = (intent: string): boolean => intent === "proof";

export async function proofAction(mall: Mall, form: FormData, request: Request) {
  // The server checks by the same rules.
  const typed = normalized(transferProofRules, form);
  const proofs = form.getAll("proofs").map(String).join(",");
  const body = { payNo: textOf(form, "payNo"), payer: typed.payer, excess: typed.excess, proofs };
  const done = await attemptForm(() => mall(sendProof, { body }), localeOf(request));
  return data<ProofAnswer>({ ...done, intent: "proof", typed }, { status: statusOfAnswer(done) });
}
