import { MobileProofForm } from "@tradehall/mall-components/account/MobileProofForm";
import { EntryDone } from "@tradehall/mall-components/entry/EntryDone";
import { EntrySteps } from "@tradehall/mall-components/entry/EntrySteps";
import { NewAccountForm, type NewAccountFormProps } from "@tradehall/mall-components/entry/NewAccountForm";
import { shellLimits } from "@tradehall/mall-rules/limits";
import { EntryPage } from "../../browser/auth/EntryPage.tsx";
import { useSignInSteps } from "../../browser/auth/use-sign-in-steps.ts";
import { useDraft } from "../../browser/forms/use-draft.ts";
import { hrefTo } from "../../href-to.ts";
import { signInHref } from "../../isomorphic/sign-in-address.ts";
import type { Proof, StepAnswer } from "../../server/proof-steps.ts";

interface RegisterPageProps {
  redirect: string;
  /** As the address says; the second needs a proven number, too. */
  step: 0 | 1 | 2;
  now: number;
  answer: (StepAnswer & { typed?: Proof & Typed }) | undefined;
}
/** What is kept of the form; never a password. */
type Typed = NonNullable<NewAccountFormProps["defaultValues"]>;

export function RegisterPage({ redirect, step, now, answer }: RegisterPageProps) {
  const [first, second] = [
    hrefTo("register", { redirect }),
    hrefTo("register", { step: "account", redirect }),
  ];
  const way = useSignInSteps("register", { first, second, step, now, answer });
  const { proof } = way;
  const [draft, keepDraft] = useDraft<Typed>("registerAccount", {});
  return (
    <EntryPage way="register" redirect={redirect}>
      <EntrySteps way="register" current={way.current}>
        {way.isDone ? (
          <EntryDone
            way="register"
            waitMs={shellLimits.registerRedirectMs}
            href={redirect}
            onEnd={() => window.location.assign(redirect)}
          />
        ) : proof ? (
          <NewAccountForm
            {...way.secondForm}
            mobile={proof.mobile}
            hidden={{ flag: proof.flag }}
            defaultValues={answer?.typed ?? draft}
            onTyped={keepDraft}
          />
        ) : (
          !way.isWaiting && <MobileProofForm {...way.firstForm} loginHref={signInHref(redirect)} />
        )}
      </EntrySteps>
    </EntryPage>
  );
}
