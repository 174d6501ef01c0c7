import { MailConfirm } from "@tradehall/mall-components/account/MailConfirm";
import { MailForm } from "@tradehall/mall-components/account/MailForm";
import { useFetcher } from "react-router-dom";
import { useConfirm } from "../../browser/actions/use-confirm.tsx";
import { hrefTo } from "../../href-to.ts";
import type { AccountAnswer, MailAnswer } from "./account-action.ts";

interface MailPartProps {
  mail: string;
  waitingMail: string;
  answer: MailAnswer | undefined;
}

/** The mail address, and how far its confirming is. */
export function MailPart({ mail, waitingMail, answer }: MailPartProps) {
  const sending = useFetcher<MailAnswer>();
  const removing = useFetcher<MailAnswer>();
  const confirm = useConfirm(removing);
  const sent = sending.data ?? answer;
  const error = sent?.ok === false ? sent.error : undefined;
  return (
    <>
      <MailForm
        backHref={hrefTo("uc-account")}
        defaultValues={error ? (sent?.typed ?? {}) : {}}
        fieldErrors={error?.fields}
        formError={error?.message || undefined}
        isPending={sending.state !== "idle" || removing.state !== "idle"}
        // What was sent waits above; an empty field takes the next address.
        key={waitingMail}
        mail={mail}
        onRemove={() => confirm.ask({ about: "removeMail", values: {} }, { intent: "remove" })}
        onSendAgain={(userMail) => void sending.submit({ intent: "send", userMail }, { method: "POST" })}
        onSubmit={(values) => void sending.submit(values, { method: "POST" })}
        waitingMail={waitingMail}
      />
      {confirm.dialog}
    </>
  );
}

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
