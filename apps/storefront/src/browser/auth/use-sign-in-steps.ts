/** A way by a proven number, e.g. registering or a forgotten password: which step shows and what its form gets. */
import { type SubmitOptions, useNavigation } from "react-router-dom";
import type { Proof, StepAnswer } from "../../server/proof-steps.ts";
import { useOnChange } from "../calls/use-on-change.ts";
import { useProof } from "./use-proof.ts";
import { useSmsCode } from "./use-sms-code.ts";
import { useSubmitted } from "./use-submitted.ts";

interface SignInSteps<Typed> {
  /** Addresses of the two forms. */
  first: string;
  second: string;
  /** As the address says; the second needs a proven number, too. */
  step: 0 | 1 | 2;
  now: number;
  answer: (StepAnswer & { typed?: Typed; isDone?: true }) | undefined;
  /** How the second form is sent. */
  sending?: SubmitOptions;
}

export function useSignInSteps<Typed extends Proof>(name: string, way: SignInSteps<Typed>) {
  const { first, second, step, now, answer, sending } = way;
  const sms = useSmsCode(first, now, answer);
  const kept = useProof(name, answer?.proof, second);
  const isPending = useNavigation().state !== "idle";
  const verify = useSubmitted(first, sms.forget);
  const finish = useSubmitted(second, sms.forget, sending);
  const proof = answer?.typed?.flag ? answer.typed : step === 1 || answer?.proof ? kept.proof : undefined;
  const latest = sms.answer ?? answer;
  const isDone = step === 2 || answer?.isDone === true;
  // The server knows nothing of this tab's proof: until it is read, neither form is the right one.
  const isWaiting = step === 1 && !proof && !kept.isRead;
  useOnChange(isDone || undefined, kept.drop);
  return {
    proof,
    isDone,
    isWaiting,
    current: isDone ? 2 : proof || isWaiting ? 1 : 0,
    firstForm: {
      action: first,
      mobile: latest?.mobile || kept.proof?.mobile || "",
      fieldErrors: sms.errors,
      formError: latest?.message || undefined,
      isPending,
      onSubmit: verify,
      onSendCode: sms.send,
      ...sms.field,
    },
    secondForm: {
      action: second,
      fieldErrors: answer?.fields,
      formError: answer?.message || undefined,
      isPending,
      onSubmit: finish,
      backHref: first,
    },
  } as const;
}
