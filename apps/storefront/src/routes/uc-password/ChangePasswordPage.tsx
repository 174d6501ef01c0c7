import { NewPasswordForm } from "@tradehall/mall-components/entry/NewPasswordForm";
import { shellLimits } from "@tradehall/mall-rules/limits";
import { useState } from "react";
import { useSignInSteps } from "../../browser/auth/use-sign-in-steps.ts";
import { useShell } from "../../browser/session/use-shell.ts";
import { hrefTo } from "../../href-to.ts";
import { signInPath } from "../../isomorphic/sign-in-address.ts";
import { UserCenterFrame } from "../../layouts/UserCenterFrame.tsx";
import { ProofSteps } from "../../pages/ProofSteps.tsx";
import type { ProofAnswer } from "../../server/proof-action.ts";

interface ChangePasswordPageProps {
  step: 0 | 1;
  now: number;
  answer: ProofAnswer | undefined;
}

const addresses = { first: hrefTo("uc-password"), second: hrefTo("uc-password", { step: "password" }) };
// Reloading what needs the session, which is over then, would lead away before the buyer has read that it worked.
const sending = { defaultShouldRevalidate: false };

export function ChangePasswordPage(props: ChangePasswordPageProps) {
  const { person } = useShell();
  // The session ends with the change: the number stays on the page, not in the shell.
  const [ownMobile] = useState(person?.user.userInfo.mobile ?? "");
  const steps = useSignInSteps("changePassword", { ...addresses, ...props, sending });
  const end = { waitMs: shellLimits.passwordRedirectMs, href: signInPath };
  return (
    <UserCenterFrame>
      <ProofSteps way="change" isBare steps={steps} ownMobile={ownMobile} {...end}>
        {({ flag }) => <NewPasswordForm {...steps.secondForm} mobile={ownMobile} hidden={{ flag }} />}
      </ProofSteps>
    </UserCenterFrame>
  );
}
