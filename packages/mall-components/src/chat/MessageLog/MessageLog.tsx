import { chinaDate } from "@tradehall/mall-rules/time/china-time";
import { Button } from "@tradehall/ui/Button";
import { EmptyState } from "@tradehall/ui/EmptyState";
import { ChevronDownIcon, Icon, ServiceIcon } from "@tradehall/ui/Icon";
import { LiveRegion } from "@tradehall/ui/LiveRegion";
import { Spinner } from "@tradehall/ui/Spinner";
import { useEffect, useEffectEvent, useMemo } from "react";
import { useIntl } from "react-intl";
import { dayText } from "../../chrome/RailProducts/day-text.ts";
import { groupMessages } from "./group-messages.ts";
import * as css from "./MessageLog.css.ts";
import { words } from "./MessageLog.messages.ts";
import { MessageRow } from "./MessageRow.tsx";
import type { MessageLogProps } from "./message-log-props.ts";
import { useLogScroll } from "./use-log-scroll.ts";
import { useOpenPicture } from "./use-open-picture.ts";

/** The messages of one conversation: by day and sender, own ones on the right, the newest in sight. */
export function MessageLog(props: MessageLogProps) {
  const { messages, now, shop, older = "none", onOlder, foundId, onSeen } = props;
  const intl = useIntl();
  const days = useMemo(() => groupMessages(messages), [messages]);
  const log = useLogScroll(messages, older === "more" ? onOlder : undefined);
  const open = useOpenPicture(messages, props.onOpenPicture);
  const last = messages.at(-1);
  const seenId = log.isAtEnd ? last?.id : undefined;
  const tellSeen = useEffectEvent((id: string) => onSeen?.(id));
  useEffect(() => {
    if (seenId) tellSeen(seenId);
  }, [seenId]);
  const shownId = messages.some(({ id }) => id === foundId) ? foundId : undefined;
  const showFound = useEffectEvent(() => {
    log.frame.current?.querySelector("[data-found]")?.scrollIntoView({ block: "center" });
  });
  useEffect(() => {
    if (shownId) showFound();
  }, [shownId]);
  const isFailed = last?.from === "own" && last.state === "failed";
  const empty = (
    <EmptyState
      description={intl.formatMessage(words.emptyText)}
      illustration={<Icon as={ServiceIcon} size="xl" />}
      size="s"
      title={intl.formatMessage(words.empty)}
    />
  );
  return (
    <div className={css.frame}>
      <div
        aria-busy={older === "loading" || undefined}
        aria-label={intl.formatMessage(words.label, { name: shop.name })}
        className={css.log}
        onScroll={log.onScroll}
        ref={log.frame}
        role="log"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it
        tabIndex={0}
      >
        <div className={css.content}>
          {older !== "none" && (
            <div className={css.older}>
              {older === "loading" ? (
                <Spinner label={intl.formatMessage(words.older)} />
              ) : (
                <>
                  {older === "failed" && <span>{intl.formatMessage(words.olderFailed)}</span>}
                  <Button onPress={onOlder} size="s" tone="neutral" variant="ghost">
                    {intl.formatMessage(older === "failed" ? words.retry : words.older)}
                  </Button>
                </>
              )}
            </div>
          )}
          {messages.length === 0 && empty}
          {days.map(({ day, rows }) => (
            <section key={day}>
              <h3 className={css.day}>
                <time dateTime={day}>{dayText(intl, day, chinaDate(now))}</time>
              </h3>
              <ol>
                {rows.map((row) => (
                  <MessageRow
                    isFound={row.message.id === foundId}
                    key={row.message.id}
                    onDelete={props.onDelete}
                    onOpenPicture={props.onOpenPicture && open}
                    onResend={props.onResend}
                    shop={shop}
                    {...row}
                  />
                ))}
              </ol>
            </section>
          ))}
        </div>
      </div>
      {!log.isAtEnd && (
        <div className={css.toEnd}>
          <Button
            icon={<Icon as={ChevronDownIcon} size="s" />}
            onPress={log.toEnd}
            size="s"
            tone={log.newCount > 0 ? "accent" : "neutral"}
            variant={log.newCount > 0 ? "solid" : "outline"}
          >
            {log.newCount > 0
              ? intl.formatMessage(words.newMessages, { count: log.newCount })
              : intl.formatMessage(words.toEnd)}
          </Button>
        </div>
      )}
      <LiveRegion>{isFailed ? (last.errorText ?? intl.formatMessage(words.failed)) : ""}</LiveRegion>
    </div>
  );
}
