import { Button } from "@tradehall/ui/Button";
import { ErrorIcon, Icon } from "@tradehall/ui/Icon";
import { Inline } from "@tradehall/ui/Inline";
import { Spinner } from "@tradehall/ui/Spinner";
import { VisuallyHidden } from "@tradehall/ui/VisuallyHidden";
import { memo } from "react";
import { useIntl } from "react-intl";
import { ShopSign } from "../ShopSign/ShopSign.tsx";
import type { LogRow } from "./group-messages.ts";
import { MessageBody } from "./MessageBody.tsx";
import { words } from "./MessageLog.messages.ts";
import * as css from "./MessageRow.css.ts";
import type { MessageLogProps } from "./message-log-props.ts";

type MessageRowProps = LogRow &
  Pick<MessageLogProps, "shop" | "onResend" | "onDelete"> & {
    isFound: boolean;
    onOpenPicture: ((id: string) => void) | undefined;
  };

/** One message with what is said of it: who, when, and whether it arrived. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { message, isFirst, isFound, shop, onResend, onDelete, onOpenPicture } = props;
  const { id, from, content, dateTime, state = "sent" } = message;
  const intl = useIntl();
  const time = intl.formatTime(dateTime, {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone: "Asia/Shanghai",
  });
  if (from === "system")
    return (
      <li className={css.notice} data-message={id}>
        {content.kind === "text" && content.text}
      </li>
    );
  const isOwn = from === "own";
  const name = isOwn ? intl.formatMessage(words.me) : (message.name ?? intl.formatMessage(words.shop));
  return (
    <li
      className={css.row({ side: isOwn ? "own" : "shop", isFirst })}
      data-found={isFound || undefined}
      data-message={id}
    >
      {!isOwn && (
        <span className={css.avatar}>
          {isFirst && <ShopSign logo={shop.logo} name={shop.name} size="s" />}
        </span>
      )}
      <div className={css.column}>
        {isFirst ? (
          <Inline alignY="stretch" wrap={false} size="xs" tone="faint" isNumeric>
            {isOwn ? <VisuallyHidden>{name}</VisuallyHidden> : <span>{name}</span>}
            <time dateTime={dateTime}>{time}</time>
          </Inline>
        ) : (
          <VisuallyHidden>{name}</VisuallyHidden>
        )}
        <div className={css.line}>
          <MessageBody
            content={content}
            isOwn={isOwn}
            onOpenPicture={onOpenPicture && (() => onOpenPicture(id))}
            labels={{ picture: intl.formatMessage(words.aPicture), open: intl.formatMessage(words.picture) }}
          />
          {isOwn && state !== "failed" && (
            <span className={css.state}>
              {state === "sending" ? (
                <Spinner label={intl.formatMessage(words.sending)} size="s" />
              ) : (
                intl.formatMessage(state === "read" ? words.read : words.unread)
              )}
            </span>
          )}
        </div>
        {isOwn && state === "failed" && (
          <Inline space="xs" align="end" size="xs">
            <Inline as="span" space="xs" wrap={false} tone="danger">
              <Icon as={ErrorIcon} size="s" />
              {message.errorText ?? intl.formatMessage(words.failed)}
            </Inline>
            {onResend && (
              <Button onPress={() => onResend(id)} size="s" variant="ghost">
                {intl.formatMessage(words.resend)}
              </Button>
            )}
            {onDelete && (
              <Button onPress={() => onDelete(id)} size="s" tone="neutral" variant="ghost">
                {intl.formatMessage(words.delete)}
              </Button>
            )}
          </Inline>
        )}
      </div>
    </li>
  );
});
