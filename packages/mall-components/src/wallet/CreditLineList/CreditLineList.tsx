import { priceText, type YuanText } from "@tradehall/mall-rules/money";
import { type CreditState, isGranted } from "@tradehall/mall-rules/states/payment/credit";
import { DescriptionList } from "@tradehall/ui/DescriptionList";
import { Inline } from "@tradehall/ui/Inline";
import { Link } from "@tradehall/ui/Link";
import { Notice } from "@tradehall/ui/Notice";
import { Tag } from "@tradehall/ui/Tag";
import { useIntl } from "react-intl";
import type { ListStateProps } from "../../parts/AsyncList/AsyncList.tsx";
import { CenterSection } from "../../parts/CenterSection/CenterSection.tsx";
import * as css from "./CreditLineList.css.ts";
import { words } from "./CreditLineList.messages.ts";

/** One line of the enterprise with a shop. */
export interface CreditLineView {
  id: string;
  shopName: string;
  state: CreditState;
  requested: YuanText;
  /** `yyyy-MM-dd`. */
  askedText: string;
  limit: YuanText;
  used: YuanText;
  left: YuanText;
  termDays: number;
  /** Why it was refused or stopped; `""` otherwise. */
  reason: string;
  /** Absent where nothing is owed. */
  nextDue?: { dayText: string; amount: YuanText } | undefined;
  /** Absent where nothing is. */
  overdue?: YuanText | undefined;
  /** Where its owed orders stand; absent where nothing is owed. */
  owedHref?: string | undefined;
}

export interface CreditLineListProps extends ListStateProps {
  /** A line for each shop. */
  lines: readonly CreditLineView[];
  /** The reader can ask for account terms. */
  canRequest?: boolean;
}

const tags = {
  requested: { tone: "warning", label: words.stateRequested },
  open: { tone: "success", label: words.stateOpen },
  refused: { tone: "danger", label: words.stateRefused },
  stopped: { tone: "neutral", label: words.stateStopped },
} as const;

function CreditLine({ line }: { line: CreditLineView }) {
  const say = useIntl().formatMessage;
  const { shopName, state, nextDue, overdue, owedHref, reason } = line;
  const yuan = (amount: YuanText) => `¥${priceText(amount)}`;
  const granted = [
    { label: say(words.left), value: yuan(line.left) },
    { label: say(words.used), value: yuan(line.used) },
    { label: say(words.limit), value: yuan(line.limit) },
    { label: say(words.term), value: say(words.days, { count: line.termDays }) },
  ];
  const asked = [
    { label: say(words.requested), value: yuan(line.requested) },
    { label: say(words.time), value: line.askedText },
  ];
  const due = nextDue && say(words.dueAmount, { day: nextDue.dayText, amount: priceText(nextDue.amount) });
  const facts = [
    ...(isGranted(state) ? granted : asked),
    ...(due ? [{ label: say(words.nextDue), value: due }] : []),
    ...(reason ? [{ label: say(words.reason), value: reason }] : []),
  ];
  return (
    <li className={css.line}>
      <Inline as="p" weight="strong" breaks="anywhere">
        {shopName}
        <Tag tone={tags[state].tone}>{say(tags[state].label)}</Tag>
      </Inline>
      {overdue && <Notice tone="danger">{say(words.overdue, { amount: priceText(overdue) })}</Notice>}
      <DescriptionList columns={2} items={facts} />
      {owedHref && (
        <p>
          <Link aria-label={say(words.owedNamed, { shop: shopName })} href={owedHref}>
            {say(words.owed)}
          </Link>
        </p>
      )}
    </li>
  );
}

/** What shops lend an enterprise: granted, used and left, what is due next, what is overdue. */
export function CreditLineList({ lines, canRequest, state, onRetry }: CreditLineListProps) {
  const say = useIntl().formatMessage;
  const none = lines.length === 0 && say(canRequest ? words.none : words.noneToRead);
  return (
    <CenterSection emptyText={none} onRetry={onRetry} state={state} title={say(words.title)}>
      <ul>
        {lines.map((line) => (
          <CreditLine key={line.id} line={line} />
        ))}
      </ul>
    </CenterSection>
  );
}
