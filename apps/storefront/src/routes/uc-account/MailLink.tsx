import { MailConfirm } from "@tradehall/mall-components/account/MailConfirm";
import { useFetcher } from "react-router-dom";
import { hrefTo } from "../../href-to.ts";
import type { AccountAnswer } from "./account-action.ts";

/** What a letter's link leads to, above the page's sections. */
export function MailLink({ token, answer }: { token: string; answer: AccountAnswer | undefined }) {
  const confirming = useFetcher<AccountAnswer>();
  const linked = confirming.data ?? (answer?.intent === "confirm-mail" ? answer : undefined);
  return (
    <MailConfirm
      error={linked?.ok === false ? linked.error.message : undefined}
      isDone={linked?.ok ?? false}
      isPending={confirming.state !== "idle"}
      mailHref={hrefTo("uc-account", { part: "mail" })}
      onConfirm={(link) =>
        void confirming.submit({ intent: "confirm-mail", token: link }, { method: "POST" })
      }
      token={token}
    />
  );
}
