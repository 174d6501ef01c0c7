import { EntryDone } from "@tradehall/mall-components/account/EntryDone";
import { EntrySteps } from "@tradehall/mall-components/account/EntrySteps";
import { MobileProofForm } from "@tradehall/mall-components/account/MobileProofForm";
import { NewPasswordForm } from "@tradehall/mall-components/account/NewPasswordForm";
import { shellLimits } from "@tradehall/mall-rules/limits";
import { useEffect } from "react";
import { useNavigation } from "react-router-dom";
import { EntryPage } from "../../browser/EntryPage.tsx";
import { type Proof, useProof } from "../../browser/use-proof.ts";
import { useSmsCode } from "../../browser/use-sms-code.ts";
import { useSubmitted } from "../../browser/use-submitted.ts";
import type { StepAnswer } from "../../server/proof-steps.ts";

interface ForgetPasswordPageProps {
  /** As the address says; the second needs a proven number, too. */
  step: 0 | 1 | 2;
  now: number;
  answer: (StepAnswer & { typed?: Proof }) | undefined;
}

const first = "/forget-password";
const second = "/forget-password?step=password";

export function ForgetPasswordPage({ step, now, answer }: ForgetPasswordPageProps) {
  const sms = useSmsCode(first, now, answer);
  const kept = useProof("forgetPassword", answer?.proof, second);
  const proof = answer?.typed?.flag ? answer.typed : step === 1 || answer?.proof ? kept.proof : undefined;
  const isPending = useNavigation().state !== "idle";
  const onSubmit = useSubmitted(sms.forget);
  const isDone = step === 2;
  // biome-ignore lint/correctness/useExhaustiveDependencies: dropped once, when the way is over.
  useEffect(() => {
    if (isDone) kept.drop();
  }, [isDone]);
  const latest = sms.answer ?? answer;
  const isWaiting = step === 1 && !proof && !kept.isRead;
  return (
    <EntryPage way="forgot" redirect="/">
      <EntrySteps way="forgot" current={isDone ? 2 : proof || isWaiting ? 1 : 0}>
        {isDone ? (
          <EntryDone
            way="forgot"
            waitMs={shellLimits.passwordRedirectMs}
            href="/login"
            onEnd={() => window.location.assign("/login")}
          />
        ) : proof ? (
          <NewPasswordForm
            action={second}
            mobile={proof.mobile}
            hidden={{ mobile: proof.mobile, flag: proof.flag }}
            errors={answer?.fields ?? {}}
            formError={answer?.message || undefined}
            isPending={isPending}
            onSubmit={onSubmit}
            backHref={first}
          />
        ) : (
          !isWaiting && (
            <MobileProofForm
              action={first}
              mobile={latest?.mobile || kept.proof?.mobile || ""}
              errors={{ ...answer?.fields, ...sms.answer?.fields }}
              formError={latest?.message || undefined}
              isPending={isPending}
              onSubmit={onSubmit}
              onSendCode={sms.send}
              {...sms.field}
            />
          )
        )}
      </EntrySteps>
    </EntryPage>
  );
}
