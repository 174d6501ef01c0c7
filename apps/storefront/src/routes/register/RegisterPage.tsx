import { EntryDone } from "@tradehall/mall-components/account/EntryDone";
import { EntrySteps } from "@tradehall/mall-components/account/EntrySteps";
import { MobileProofForm } from "@tradehall/mall-components/account/MobileProofForm";
import { NewAccountForm } from "@tradehall/mall-components/account/NewAccountForm";
import { shellLimits } from "@tradehall/mall-rules/limits";
import { useNavigation } from "react-router-dom";
import { EntryPage } from "../../browser/EntryPage.tsx";
import { useDraft } from "../../browser/use-draft.ts";
import { type Proof, useProof } from "../../browser/use-proof.ts";
import { useSmsCode } from "../../browser/use-sms-code.ts";
import { useSubmitted } from "../../browser/use-submitted.ts";
import type { StepAnswer } from "../../server/proof-steps.ts";

interface RegisterPageProps {
  redirect: string;
  /** As the address says; the second needs a proven number, too. */
  step: 0 | 1 | 2;
  now: number;
  answer: (StepAnswer & { typed?: Proof & { userName: string; isAgreed: boolean } }) | undefined;
}

export function RegisterPage({ redirect, step, now, answer }: RegisterPageProps) {
  const suffix = `redirect=${encodeURIComponent(redirect)}`;
  const [first, second] = [`/register?${suffix}`, `/register?step=account&${suffix}`];
  const sms = useSmsCode(first, now, answer);
  const kept = useProof("register", answer?.proof, second);
  const proof = answer?.typed?.flag ? answer.typed : step === 1 || answer?.proof ? kept.proof : undefined;
  const [userName, setUserName] = useDraft("registerAccount", "");
  const isPending = useNavigation().state !== "idle";
  const onSubmit = useSubmitted(sms.forget);
  const isDone = step === 2;
  const latest = sms.answer ?? answer;
  const isWaiting = step === 1 && !proof && !kept.isRead;
  return (
    <EntryPage way="register" redirect={redirect}>
      <EntrySteps way="register" current={isDone ? 2 : proof || isWaiting ? 1 : 0}>
        {isDone ? (
          <EntryDone
            way="register"
            waitMs={shellLimits.registerRedirectMs}
            href={redirect}
            onEnd={() => window.location.assign(redirect)}
          />
        ) : proof ? (
          <NewAccountForm
            action={second}
            mobile={proof.mobile}
            hidden={{ flag: proof.flag }}
            values={answer?.typed ?? { userName }}
            errors={answer?.fields ?? {}}
            formError={answer?.message || undefined}
            isPending={isPending}
            onSubmit={onSubmit}
            onUserNameChange={setUserName}
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
              loginHref={`/login?${suffix}`}
              {...sms.field}
            />
          )
        )}
      </EntrySteps>
    </EntryPage>
  );
}
