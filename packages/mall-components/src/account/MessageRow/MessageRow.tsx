import type { MessageType } from "@tradehall/mall-rules/states/account/message";
import { Badge } from "@tradehall/ui/Badge";
import { Button } from "@tradehall/ui/Button";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { CheckIcon, CouponIcon, DeleteIcon, Icon, OrderIcon, UserIcon } from "@tradehall/ui/Icon";
import { IconButton } from "@tradehall/ui/IconButton";
import { Link } from "@tradehall/ui/Link";
import { VisuallyHidden } from "@tradehall/ui/VisuallyHidden";
import { memo, useId } from "react";
import { useIntl } from "react-intl";
import { instead, sendsQuietly } from "../../forms/instead.ts";
import { listWords } from "../../messages/list.messages.ts";
import * as css from "./MessageRow.css.ts";
import { words } from "./MessageRow.messages.ts";
import { relativeTime } from "./relative-time.ts";

/** A message as it is shown. */
export interface MessageView {
  id: string;
  /** What it is about. */
  type: MessageType;
  title: string;
  content: string;
  /** When it came, `yyyy-MM-dd HH:mm:ss`. */
  timeText: string;
  /** The same moment, machine-readable with its zone. */
  dateTime: string;
  isRead: boolean;
  /** The page it is about; absent where there is none. */
  href?: string;
}

export interface MessageRowProps {
  /** The message that is shown. */
  message: MessageView;
  /** The server's now in ms since 1970, for "3 hours ago". */
  now: number;
  /** Called when its page is opened, before the link leads there. */
  onOpen?: (id: string) => void;
  /** Called to mark it as read. Without it the button sends `intent=read` and `logIds`. */
  onRead?: (id: string) => void;
  /** Called to put it away. Without it the button sends `intent=delete` and `logIds`. */
  onDelete?: (id: string) => void;
}

const icons = { order: OrderIcon, offer: CouponIcon, account: UserIcon };

/** One message: what it is about, its words, when it came, and what can be done. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { message, now, onOpen, onRead, onDelete } = props;
  const { id, type, title, isRead, href } = message;
  const intl = useIntl();
  const titleId = useId();
  const named = (word: "viewNamed" | "readNamed" | "deleteNamed") =>
    intl.formatMessage(words[word], { title });
  const about = Object.hasOwn(icons, type) ? type : "account";
  const icon = <Icon as={icons[about]} label={intl.formatMessage(words[about])} />;
  return (
    <article aria-labelledby={titleId} className={css.row}>
      <span className={css.icon({ type: about })}>{isRead ? icon : <Badge>{icon}</Badge>}</span>
      <div className={css.body}>
        <h2 className={css.title({ isRead })} id={titleId}>
          {!isRead && <VisuallyHidden>{`${intl.formatMessage(listWords.unread)} `}</VisuallyHidden>}
          {href ? (
            <Link href={href} onClick={() => onOpen?.(id)} tone="inherit">
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <p className={css.content}>{message.content}</p>
        <form className={css.actions} method="post">
          <input name="logIds" type="hidden" value={id} />
          {href && (
            <ButtonLink
              aria-label={named("viewNamed")}
              href={href}
              onClick={() => onOpen?.(id)}
              size="s"
              tone="neutral"
              variant="outline"
            >
              {intl.formatMessage(words.view)}
            </ButtonLink>
          )}
          {!isRead && (
            <Button
              aria-label={named("readNamed")}
              icon={<Icon as={CheckIcon} size="s" />}
              {...sendsQuietly("outline", "read", onRead, id)}
            >
              {intl.formatMessage(words.read)}
            </Button>
          )}
        </form>
      </div>
      <time
        className={css.time}
        dateTime={message.dateTime}
        title={relativeTime(message.dateTime, now, intl)}
      >
        {message.timeText}
      </time>
      <form className={css.remove} method="post">
        <input name="logIds" type="hidden" value={id} />
        <input name="intent" type="hidden" value="delete" />
        <IconButton
          icon={DeleteIcon}
          label={named("deleteNamed")}
          onPress={instead(onDelete, id)}
          size="s"
          tone="neutral"
          type="submit"
          variant="ghost"
        />
      </form>
    </article>
  );
});
