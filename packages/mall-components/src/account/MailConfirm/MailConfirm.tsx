import { Button } from "@tradehall/ui/Button";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { Notice } from "@tradehall/ui/Notice";
import { useIntl } from "react-intl";
import { sends } from "../../forms/instead.ts";
import { words } from "./MailConfirm.messages.ts";

export interface MailConfirmProps {
  /** What the letter's link brought. */
  token: string;
  /** It worked. */
  isDone?: boolean;
  /** Why it did not, e.g. 该链接已失效. */
  error?: string | undefined;
  /** The confirmation is on its way. */
  isPending?: boolean;
  /** Where another letter can be asked for. */
  mailHref: string;
  /** Called with the token. Without it the button sends `intent=confirm-mail` and the token as `token`. */
  onConfirm?: (token: string) => void;
}

/** What a letter's link leads to: the address is confirmed by a press, since opening a link must change nothing. */
export function MailConfirm({ token, isDone, error, isPending, mailHref, onConfirm }: MailConfirmProps) {
  const say = useIntl().formatMessage;
  if (isDone)
    return (
      <Notice isLive tone="success">
        {say(words.done)}
      </Notice>
    );
  if (error)
    return (
      <Notice
        actions={
          <ButtonLink href={mailHref} size="s" tone="neutral" variant="outline">
            {say(words.another)}
          </ButtonLink>
        }
        isLive
        tone="danger"
      >
        {error}
      </Notice>
    );
  return (
    <Notice
      actions={
        <form method="post">
          <input name="token" type="hidden" value={token} />
          <Button isPending={isPending} size="s" {...sends("confirm-mail", onConfirm, token)}>
            {say(words.confirm)}
          </Button>
        </form>
      }
    >
      {say(words.ask)}
    </Notice>
  );
}
