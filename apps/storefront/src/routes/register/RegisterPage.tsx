import { NewAccountForm, type NewAccountFormProps } from "@tradehall/mall-components/entry/NewAccountForm";
import { shellLimits } from "@tradehall/mall-rules/limits";
import { EntryPage } from "../../browser/auth/EntryPage.tsx";
import { useSignInSteps } from "../../browser/auth/use-sign-in-steps.ts";
import { useDraft } from "../../browser/forms/use-draft.ts";
import { hrefTo } from "../../href-to.ts";
import { signInHref } from "../../isomorphic/sign-in-address.ts";
import { ProofSteps } from "../../pages/ProofSteps.tsx";
import type { ProofAnswer } from "../../server/proof-action.ts";

interface RegisterPageProps {
  redirect: string;
  /** As the address says; the second needs a proven number, too. */
  step: 0 | 1 | 2;
  now: number;
  answer: ProofAnswer<Typed> | undefined;
}
/** What is kept of the form; never a password. */
type Typed = NonNullable<NewAccountFormProps["defaultValues"]>;

export function RegisterPage({ redirect, step, now, answer }: RegisterPageProps) {
  const first = hrefTo("register", { redirect });
  const second = hrefTo("register", { step: "account", redirect });
  const steps = useSignInSteps("register", { first, second, step, now, answer });
  const [draft, keepDraft] = useDraft<Typed>("registerAccount", {});
  const end = { waitMs: shellLimits.registerRedirectMs, href: redirect };
  return (
    <EntryPage way="register" redirect={redirect}>
      <ProofSteps way="register" steps={steps} loginHref={signInHref(redirect)} {...end}>
        {({ mobile, flag }) => (
          <NewAccountForm
            {...steps.secondForm}
            mobile={mobile}
            hidden={{ flag }}
            defaultValues={answer?.typed ?? draft}
            onTyped={keepDraft}
          />
        )}
      </ProofSteps>
    </EntryPage>
  );
}
