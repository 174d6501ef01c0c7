import { MobileProofForm } from "@tradehall/mall-components/account/MobileProofForm";
import { EntryDone } from "@tradehall/mall-components/entry/EntryDone";
import { EntrySteps } from "@tradehall/mall-components/entry/EntrySteps";
import { shellLimits } from "@tradehall/mall-rules/limits";
import { useState } from "react";
import { useNavigate, useNavigation } from "react-router-dom";
import { useProof } from "../../browser/auth/use-proof.ts";
import { useSmsCode } from "../../browser/auth/use-sms-code.ts";
import { useSubmitted } from "../../browser/auth/use-submitted.ts";
import { useShell } from "../../browser/session/use-shell.ts";
import { hrefTo } from "../../href-to.ts";
import type { MobileAnswer } from "./account-action.ts";

interface MobilePartProps {
  isSecondStep: boolean;
  now: number;
  answer: MobileAnswer | undefined;
}

const account = hrefTo("uc-account");
const first = hrefTo("uc-account", { part: "mobile" });
const second = hrefTo("uc-account", { part: "mobile", step: "new" });

interface StepProps {
  /** Of the old number; absent in the first step. */
  flag: string | undefined;
  ownMobile: string;
  now: number;
  answer: MobileAnswer | undefined;
}

/** One number and its code. */
function MobileStep({ flag, ownMobile, now, answer }: StepProps) {
  const step = flag ? second : first;
  const sms = useSmsCode(step, now, answer);
  const submit = useSubmitted(step, sms.forget);
  const latest = sms.answer ?? answer;
  const form = {
    action: step,
    fieldErrors: sms.errors,
    formError: latest?.message || undefined,
    isPending: useNavigation().state !== "idle",
    onSubmit: submit,
    onSendCode: sms.send,
    ...sms.field,
  };
  return flag ? (
    <MobileProofForm {...form} hidden={{ flag }} last="change" mobile={latest?.mobile ?? ""} />
  ) : (
    <MobileProofForm {...form} ownMobile={ownMobile} />
  );
}

/** Another mobile number: the old one is proven, then the new one. */
export function MobilePart({ isSecondStep, now, answer }: MobilePartProps) {
  const { person } = useShell();
  // The old one stays shown until the page is left.
  const [ownMobile] = useState(person?.user.userInfo.mobile ?? "");
  const kept = useProof("changeMobile", answer?.proof, second);
  const flag = answer?.flag || (isSecondStep || answer?.proof ? kept.proof?.flag : undefined);
  const navigate = useNavigate();
  const isWaiting = isSecondStep && !flag && !kept.isRead;
  const end = () => {
    kept.drop();
    void navigate(account);
  };
  return (
    <EntrySteps way="mobile" isBare current={answer?.isDone ? 2 : flag || isWaiting ? 1 : 0}>
      {answer?.isDone ? (
        <EntryDone way="mobile" waitMs={shellLimits.passwordRedirectMs} href={account} onEnd={end} />
      ) : (
        // Each step waits for its own code.
        !isWaiting && (
          <MobileStep answer={answer} flag={flag} key={flag ? 2 : 1} now={now} ownMobile={ownMobile} />
        )
      )}
    </EntrySteps>
  );
}
