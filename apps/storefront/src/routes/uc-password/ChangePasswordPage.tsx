import { MobileProofForm } from "@tradehall/mall-components/account/MobileProofForm";
import { EntryDone } from "@tradehall/mall-components/entry/EntryDone";
import { EntrySteps } from "@tradehall/mall-components/entry/EntrySteps";
import { NewPasswordForm } from "@tradehall/mall-components/entry/NewPasswordForm";
import { shellLimits } from "@tradehall/mall-rules/limits";
import { useState } from "react";
import { useNavigation } from "react-router-dom";
import { useProof } from "../../browser/auth/use-proof.ts";
import { useSmsCode } from "../../browser/auth/use-sms-code.ts";
import { useSubmitted } from "../../browser/auth/use-submitted.ts";
import { useShell } from "../../browser/session/use-shell.ts";
import { hrefTo } from "../../href-to.ts";
import { signInPath } from "../../isomorphic/sign-in-address.ts";
import { UserCenterFrame } from "../../layouts/UserCenterFrame.tsx";
import type { StepAnswer } from "../../server/proof-steps.ts";

interface ChangePasswordPageProps {
  isSecondStep: boolean;
  now: number;
  answer: (StepAnswer & { flag?: string; isDone?: boolean }) | undefined;
}

const first = hrefTo("uc-password");
const second = hrefTo("uc-password", { step: "password" });

export function ChangePasswordPage({ isSecondStep, now, answer }: ChangePasswordPageProps) {
  const { person } = useShell();
  // The session ends with the change: the number stays on the page, not in the shell.
  const [ownMobile] = useState(person?.user.userInfo.mobile ?? "");
  const sms = useSmsCode(first, now, answer);
  const kept = useProof("changePassword", answer?.proof, second);
  const flag = answer?.flag || (isSecondStep || answer?.proof ? kept.proof?.flag : undefined);
  const isPending = useNavigation().state !== "idle";
  const verify = useSubmitted(first, sms.forget);
  // Reloading what needs the session, which is over now, would lead away before the buyer has read that it worked.
  const finish = useSubmitted(second, kept.drop, { defaultShouldRevalidate: false });
  const latest = sms.answer ?? answer;
  const isWaiting = isSecondStep && !flag && !kept.isRead;
  return (
    <UserCenterFrame>
      <EntrySteps way="change" isBare current={answer?.isDone ? 2 : flag || isWaiting ? 1 : 0}>
        {answer?.isDone ? (
          <EntryDone
            way="change"
            waitMs={shellLimits.passwordRedirectMs}
            href={signInPath}
            onEnd={() => window.location.assign(signInPath)}
          />
        ) : flag ? (
          <NewPasswordForm
            action={second}
            mobile={ownMobile}
            hidden={{ flag }}
            fieldErrors={answer?.fields}
            formError={answer?.message || undefined}
            isPending={isPending}
            onSubmit={finish}
            backHref={first}
          />
        ) : (
          !isWaiting && (
            <MobileProofForm
              action={first}
              ownMobile={ownMobile}
              fieldErrors={sms.errors}
              formError={latest?.message || undefined}
              isPending={isPending}
              onSubmit={verify}
              onSendCode={sms.send}
              {...sms.field}
            />
          )
        )}
      </EntrySteps>
    </UserCenterFrame>
  );
}
