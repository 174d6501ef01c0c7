import { thousands } from "@tradehall/mall-rules/money";
import { CheckIcon, Icon } from "@tradehall/ui/Icon";
import { Tag } from "@tradehall/ui/Tag";
import { useIntl } from "react-intl";
import { memberWords } from "../../messages/member.messages.ts";
import { CenterSection } from "../../parts/CenterSection/CenterSection.tsx";
import { type MemberLevelView, timesOf } from "../member-view.ts";
import * as css from "./LevelTable.css.ts";
import { words } from "./LevelTable.messages.ts";

export interface LevelTableProps {
  /** What the levels are, e.g. 成长等级. */
  title: string;
  /** The rows, in order. */
  levels: readonly MemberLevelView[];
  /** Those that the buyer has. */
  ownIds: readonly number[];
}

const columns = ["growth", "memberPrice", "freeFreight", "points", "birthday", "coupons"] as const;
const heads = {
  growth: words.growth,
  memberPrice: memberWords.memberPrice,
  freeFreight: memberWords.freeFreight,
  points: memberWords.points,
  birthday: memberWords.birthday,
  coupons: memberWords.coupons,
};

function Value({ level, column }: { level: MemberLevelView; column: (typeof columns)[number] }) {
  const { formatMessage } = useIntl();
  const { benefits, minGrowth } = level;
  const none = <span className={css.none}>{formatMessage(words.none)}</span>;
  if (column === "growth") return thousands(String(minGrowth));
  if (column === "points") return formatMessage(words.times, { times: timesOf(benefits.pointsPercent) });
  if (column === "birthday")
    return benefits.birthdayPoints > 0
      ? formatMessage(words.gift, { points: thousands(String(benefits.birthdayPoints)) })
      : none;
  if (column === "coupons") return benefits.coupons > 0 ? String(benefits.coupons) : none;
  return benefits[column] ? (
    <Icon as={CheckIcon} label={formatMessage(words.included)} tone="success" />
  ) : (
    none
  );
}

/** Levels and what each gives; on a phone a card for each level. */
export function LevelTable({ title, levels, ownIds }: LevelTableProps) {
  const { formatMessage } = useIntl();
  // What no level of the table gives is no column of it.
  const shown = columns.filter(
    (column) =>
      column === "growth" ||
      column === "points" ||
      levels.some(({ benefits }) =>
        column === "birthday" ? benefits.birthdayPoints > 0 : Boolean(benefits[column]),
      ),
  );
  return (
    <CenterSection title={title}>
      <table aria-label={title} className={css.table}>
        <thead className={css.head}>
          <tr>
            <th className={css.headCell} scope="col">
              {formatMessage(words.level)}
            </th>
            {shown.map((column) => (
              <th className={css.headCell} key={column} scope="col">
                {formatMessage(heads[column])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={css.body}>
          {levels.map((level) => {
            const isOwn = ownIds.includes(level.id);
            return (
              <tr className={css.row} data-own={isOwn || undefined} key={level.id}>
                <th className={css.name} scope="row">
                  {level.name}
                  {isOwn && <Tag tone="accent">{formatMessage(words.own)}</Tag>}
                </th>
                {shown.map((column) => (
                  <td className={css.cell} key={column}>
                    <span className={css.label}>{formatMessage(heads[column])}</span>
                    <Value column={column} level={level} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </CenterSection>
  );
}
