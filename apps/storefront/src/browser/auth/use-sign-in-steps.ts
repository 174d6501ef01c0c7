/** A way in by a proven number, registering or a forgotten password: which step shows and what its form gets. */
import { useNavigation } from "react-router-dom";
import type { Proof, StepAnswer } from "../../server/proof-steps.ts";
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
  answer: (StepAnswer & { typed?: Typed }) | undefined;
}

export function useSignInSteps<Typed extends Proof>(name: string, way: SignInSteps<Typed>) {
  const { first, second, step, now, answer } = way;
  const sms = useSmsCode(first, now, answer);
  const kept = useProof(name, answer?.proof, second);
  const isPending = useNavigation().state !== "idle";
  const verify = useSubmitted(first, sms.forget);
  const finish = useSubmitted(second, sms.forget);
  const proof = answer?.typed?.flag ? answer.typed : step === 1 || answer?.proof ? kept.proof : undefined;
  const latest = sms.answer ?? answer;
  const isDone = step === 2;
  // The server knows nothing of this tab's proof: until it is read, neither form is the right one.
  const isWaiting = step === 1 && !proof && !kept.isRead;
  return {
    proof,
    isDone,
    isWaiting,
    current: isDone ? 2 : proof || isWaiting ? 1 : 0,
    drop: kept.drop,
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
