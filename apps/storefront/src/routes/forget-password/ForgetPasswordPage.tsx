import { NewPasswordForm } from "@tradehall/mall-components/entry/NewPasswordForm";
import { shellLimits } from "@tradehall/mall-rules/limits";
import { EntryPage } from "../../browser/auth/EntryPage.tsx";
import { useSignInSteps } from "../../browser/auth/use-sign-in-steps.ts";
import { hrefTo } from "../../href-to.ts";
import { ProofSteps } from "../../pages/ProofSteps.tsx";
import type { ProofAnswer } from "../../server/proof-action.ts";

interface ForgetPasswordPageProps {
  /** Where the sign-in afterwards leads. */
  redirect: string;
  /** As the address says; the second needs a proven number, too. */
  step: 0 | 1 | 2;
  now: number;
  answer: ProofAnswer | undefined;
}

export function ForgetPasswordPage({ redirect, step, now, answer }: ForgetPasswordPageProps) {
  const wayOn = { redirect: redirect === hrefTo("home") ? undefined : redirect };
  const first = hrefTo("forget-password", wayOn);
  const second = hrefTo("forget-password", { step: "password", ...wayOn });
  const steps = useSignInSteps("forgetPassword", { first, second, step, now, answer });
  const end = { waitMs: shellLimits.passwordRedirectMs, href: hrefTo("login", wayOn) };
  return (
    <EntryPage way="forgot" redirect={redirect}>
      <ProofSteps way="forgot" steps={steps} {...end}>
        {({ mobile, flag }) => (
          <NewPasswordForm {...steps.secondForm} mobile={mobile} hidden={{ mobile, flag }} />
        )}
      </ProofSteps>
    </EntryPage>
  );
}
