import { EntryDone } from "@tradehall/mall-components/account/EntryDone";
import { EntrySteps } from "@tradehall/mall-components/account/EntrySteps";
import { MobileProofForm } from "@tradehall/mall-components/account/MobileProofForm";
import { shellLimits } from "@tradehall/mall-rules/limits";
import { useState } from "react";
import { useNavigate, useNavigation } from "react-router-dom";
import { useShell } from "../../browser/session/use-shell.ts";
import { useProof } from "../../browser/ways-in/use-proof.ts";
import { useSmsCode } from "../../browser/ways-in/use-sms-code.ts";
import { useSubmitted } from "../../browser/ways-in/use-submitted.ts";
import { hrefTo } from "../../href-to.ts";
import type { MobileAnswer } from "./mobile-action.ts";

interface MobilePartProps {
  isSecondStep: boolean;
  now: number;
  answer: MobileAnswer | undefined;
}

const account = hrefTo("uc-account");
const first = hrefTo("uc-account", { part: "mobile" });
const second = hrefTo("uc-account", { part: "mobile", step: "new" });

/** Another mobile number: the old one is proven, then the new one. */
export function MobilePart({ isSecondStep, now, answer }: MobilePartProps) {
  const { person } = useShell();
  // The old one stays shown until the page is left.
  const [ownMobile] = useState(person?.user.userInfo.mobile ?? "");
  const kept = useProof("changeMobile", answer?.proof, second);
  const flag = answer?.flag || (isSecondStep || answer?.proof ? kept.proof?.flag : undefined);
  const step = flag ? second : first;
  const sms = useSmsCode(step, now, answer, step);
  const navigate = useNavigate();
  const isPending = useNavigation().state !== "idle";
  const submit = useSubmitted(step, sms.forget);
  const latest = sms.answer ?? answer;
  const isWaiting = isSecondStep && !flag && !kept.isRead;
  const form = {
    action: step,
    fieldErrors: sms.errors,
    formError: latest?.message || undefined,
    isPending,
    onSubmit: submit,
    onSendCode: sms.send,
    ...sms.field,
  };
  return (
    <EntrySteps way="mobile" isBare current={answer?.isDone ? 2 : flag || isWaiting ? 1 : 0}>
      {answer?.isDone ? (
        <EntryDone
          way="mobile"
          waitMs={shellLimits.passwordRedirectMs}
          href={account}
          onEnd={() => {
            kept.drop();
            void navigate(account);
          }}
        />
      ) : flag ? (
        <MobileProofForm {...form} hidden={{ flag }} isNew key="new" mobile={latest?.mobile ?? ""} />
      ) : (
        !isWaiting && <MobileProofForm {...form} key="own" ownMobile={ownMobile} />
      )}
    </EntrySteps>
  );
}
