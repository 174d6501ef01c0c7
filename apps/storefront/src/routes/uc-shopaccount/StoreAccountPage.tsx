import type { StoreView } from "@tradehall/mall-adapters/store";
import { StoreAccountForm } from "@tradehall/mall-components/store/StoreAccountForm";
import { StoreStatePanel } from "@tradehall/mall-components/store/StoreStatePanel";
import { Surface } from "@tradehall/ui/Surface";
import { useNavigation } from "react-router-dom";
import { useSmsCode } from "../../browser/auth/use-sms-code.ts";
import { useSubmitted } from "../../browser/auth/use-submitted.ts";
import { useShell } from "../../browser/session/use-shell.ts";
import { hrefTo } from "../../href-to.ts";
import { UserCenterFrame } from "../../layouts/UserCenterFrame.tsx";
import type { StoreAnswer } from "./store-answer.ts";

interface StoreAccountPageProps {
  store: StoreView;
  merchantHref: string | undefined;
  now: number;
  answer: StoreAnswer["account"] | undefined;
}

const page = hrefTo("uc-shopaccount", { part: "account" });

export function StoreAccountPage({ store, merchantHref, now, answer }: StoreAccountPageProps) {
  const { person } = useShell();
  const sms = useSmsCode(page, now, answer);
  const isPending = useNavigation().formMethod === "POST";
  const submit = useSubmitted(page, sms.forget);
  const latest = sms.answer ?? answer;
  const { account, state, actions, shopName } = store;
  return (
    <UserCenterFrame>
      <Surface>
        {actions.includes("setAccount") ? (
          <StoreAccountForm
            {...sms.field}
            action={page}
            current={account ?? undefined}
            defaultValues={{ account: answer?.account ?? account ?? "" }}
            fieldErrors={sms.errors}
            formError={latest?.message || undefined}
            isPending={isPending}
            isSaved={answer?.savedAt !== undefined}
            // What was saved is typed no more.
            key={answer?.savedAt}
            merchantHref={merchantHref}
            onSendCode={() => sms.send("")}
            onSubmit={submit}
            ownMobile={person?.user.userInfo.mobile ?? ""}
          />
        ) : (
          <StoreStatePanel
            {...{ state, actions: [], shopName }}
            accountHref={page}
            applyHref={hrefTo("uc-shopaccount")}
          />
        )}
      </Surface>
    </UserCenterFrame>
  );
}
