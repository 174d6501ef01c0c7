import { Button } from "@tradehall/ui/Button";
import { Notice } from "@tradehall/ui/Notice";
import { useIntl } from "react-intl";
import { sends } from "../../forms/instead.ts";
import { words } from "./ClosingBand.messages.ts";

export interface ClosingBandProps {
  /** When the account closes, `yyyy-MM-dd HH:mm`. */
  closesText: string;
  /** Address that receives the form. */
  action: string;
  /** Taking it back is on its way. */
  isPending?: boolean;
  /** Called to take it back. Without it the button sends `intent=keep`. */
  onKeep?: () => void;
}

/** Over the user centre while the account is being closed: when, and the way back. */
export function ClosingBand({ closesText, action, isPending, onKeep }: ClosingBandProps) {
  const say = useIntl().formatMessage;
  return (
    <Notice
      actions={
        <form action={action} method="post">
          <Button isPending={isPending} size="s" {...sends("keep", onKeep)}>
            {say(words.keep)}
          </Button>
        </form>
      }
      title={say(words.title, { time: closesText })}
      tone="warning"
    >
      {say(words.text)}
    </Notice>
  );
}
