import { Button } from "@tradehall/ui/Button";
import { Icon, InfoIcon, WarningIcon } from "@tradehall/ui/Icon";
import { Inline } from "@tradehall/ui/Inline";
import { useIntl } from "react-intl";
import { sendsQuietly } from "../../forms/instead.ts";
import * as css from "./CartBar.css.ts";
import { messages } from "./CartBar.messages.ts";

/** From this share of the limit on the bar says how many lines are left. */
const warnShare = 0.8;

interface Props {
  count: number;
  max: number;
  isPending?: boolean;
  onSettleFirst: (() => void) | undefined;
}

/** The count of lines against the limit, said before it is reached; over it, the way out in two orders. */
export function CartBarLimit({ count, max, isPending, onSettleFirst }: Props) {
  const intl = useIntl();
  const isOver = count > max;
  const isNear = count >= max * warnShare;
  return (
    <div aria-live="polite" className={css.limit({ tone: isOver ? "over" : isNear ? "near" : "quiet" })}>
      <Inline as="span" space="xs" wrap={false}>
        <Icon as={isOver ? WarningIcon : InfoIcon} size="s" />
        {isOver
          ? intl.formatMessage(messages.over, { count, max, rest: count - max })
          : intl.formatMessage(messages.counter, { count, max })}
      </Inline>
      {isOver && (
        <Button isPending={isPending} {...sendsQuietly("outline", "settle-first", onSettleFirst)}>
          {intl.formatMessage(messages.settleFirst, { max })}
        </Button>
      )}
    </div>
  );
}
