import { Button } from "@tradehall/ui/Button";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { DownloadIcon, Icon } from "@tradehall/ui/Icon";
import { useIntl } from "react-intl";
import { sends } from "../../forms/instead.ts";
import { orderWords } from "../../messages/order.messages.ts";
import { quoteMessages } from "../../messages/quote.messages.ts";
import * as css from "./QuoteSheet.css.ts";
import { words } from "./QuoteSheet.messages.ts";
import type { QuoteSheetProps } from "./quote-sheet-props.ts";

type Acts = Omit<QuoteSheetProps, "backHref">;

/** What can be done now. */
export function QuoteActs({ quote, onWithdraw, onDecline, isPending, ...props }: Acts) {
  const say = useIntl().formatMessage;
  const { actions, orderHref, state } = quote;
  const can = (act: (typeof actions)[number]) => actions.includes(act);
  const isOver = state === "expired" || state === "declined" || state === "withdrawn";
  const quiet = { isPending, tone: "neutral", variant: "outline" } as const;
  return (
    <form className={css.acts} data-print="hide" method="post">
      {can("accept") && (
        <ButtonLink href={props.acceptHref} tone="sale">
          {say(quoteMessages.accept)}
        </ButtonLink>
      )}
      {can("counter") && (
        <ButtonLink href={props.againHref} variant="outline">
          {say(words.counter)}
        </ButtonLink>
      )}
      {can("decline") && (
        <Button {...quiet} {...sends("decline", onDecline)}>
          {say(quoteMessages.decline)}
        </Button>
      )}
      {can("withdraw") && (
        <Button {...quiet} {...sends("withdraw", onWithdraw)}>
          {say(quoteMessages.withdraw)}
        </Button>
      )}
      {quote.amount && (
        <Button
          icon={<Icon as={DownloadIcon} size="s" />}
          isPending={props.isDrawing}
          onPress={props.onPdf}
          tone="neutral"
          variant="outline"
        >
          {say(words.pdf)}
        </Button>
      )}
      {orderHref && <ButtonLink href={orderHref}>{say(orderWords.view)}</ButtonLink>}
      {isOver && (
        <ButtonLink href={props.renewHref} variant="outline">
          {say(words.renew)}
        </ButtonLink>
      )}
    </form>
  );
}
