import { MobileProofForm } from "@tradehall/mall-components/account/MobileProofForm";
import { EntryDone } from "@tradehall/mall-components/entry/EntryDone";
import { EntrySteps } from "@tradehall/mall-components/entry/EntrySteps";
import { NewPasswordForm } from "@tradehall/mall-components/entry/NewPasswordForm";
import { shellLimits } from "@tradehall/mall-rules/limits";
import { EntryPage } from "../../browser/auth/EntryPage.tsx";
import { useSignInSteps } from "../../browser/auth/use-sign-in-steps.ts";
import { useOnChange } from "../../browser/calls/use-on-change.ts";
import { hrefTo } from "../../href-to.ts";
import type { Proof, StepAnswer } from "../../server/proof-steps.ts";

interface ForgetPasswordPageProps {
  /** Where the sign-in afterwards leads. */
  redirect: string;
  /** As the address says; the second needs a proven number, too. */
  step: 0 | 1 | 2;
  now: number;
  answer: (StepAnswer & { typed?: Proof }) | undefined;
}

export function ForgetPasswordPage({ redirect, step, now, answer }: ForgetPasswordPageProps) {
  const wayOn = { redirect: redirect === hrefTo("home") ? undefined : redirect };
  const first = hrefTo("forget-password", wayOn);
  const second = hrefTo("forget-password", { step: "password", ...wayOn });
  const signIn = hrefTo("login", wayOn);
  const way = useSignInSteps("forgetPassword", { first, second, step, now, answer });
  const { proof, isDone } = way;
  useOnChange(isDone || undefined, way.drop);
  return (
    <EntryPage way="forgot" redirect={redirect}>
      <EntrySteps way="forgot" current={way.current}>
        {isDone ? (
          <EntryDone
            way="forgot"
            waitMs={shellLimits.passwordRedirectMs}
            href={signIn}
            onEnd={() => window.location.assign(signIn)}
          />
        ) : proof ? (
          <NewPasswordForm
            {...way.secondForm}
            mobile={proof.mobile}
            hidden={{ mobile: proof.mobile, flag: proof.flag }}
          />
        ) : (
          !way.isWaiting && <MobileProofForm {...way.firstForm} />
        )}
      </EntrySteps>
    </EntryPage>
  );
}
