import { priceText } from "@tradehall/mall-rules/money";
import { statementKindWords, statementWords } from "@tradehall/mall-rules/words/statements";
import { LineChart, type LineSeries } from "@tradehall/ui/LineChart";
import { Link } from "@tradehall/ui/Link";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@tradehall/ui/Table";
import { Tag } from "@tradehall/ui/Tag";
import { useIntl } from "react-intl";
import { localeOf } from "../../messages/locale-of.ts";
import { statementMessages } from "../../messages/statement.messages.ts";
import type { ListStateProps } from "../../parts/AsyncList/AsyncList.tsx";
import { CenterSection } from "../../parts/CenterSection/CenterSection.tsx";
import type { StatementMonthView } from "../statement-view.ts";
import { words } from "./StatementList.messages.ts";
import { stateTones } from "./state-tones.ts";

export interface StatementListProps extends ListStateProps {
  /** The newest first. */
  months: readonly StatementMonthView[];
}

/** Months that the chart shows. */
const charted = 12;

/** What was paid, given back and is owed, month by month, as a chart. */
function Chart({ months }: Pick<StatementListProps, "months">) {
  const intl = useIntl();
  const locale = localeOf(intl.locale);
  const shown = months.slice(0, charted).reverse();
  const series = (
    [
      ["paid", "accent", statementKindWords.paid[locale]],
      ["givenBack", "warning", statementKindWords.givenBack[locale]],
      ["closingOwed", "sale", statementWords.closing[locale]],
    ] as const
  ).map(
    ([id, tone, label]): LineSeries => ({ id, tone, label, values: shown.map((month) => Number(month[id])) }),
  );
  return (
    <LineChart
      formatValue={(value) => `¥${intl.formatNumber(value)}`}
      groupLabel={intl.formatMessage(words.month)}
      groups={shown.map(({ month }) => month.slice(2))}
      label={intl.formatMessage(words.chart, { count: shown.length })}
      series={series}
      tableLabel={intl.formatMessage(words.table)}
    />
  );
}

/** The statements of a buyer or an enterprise, a row for each month. */
export function StatementList({ months, state, onRetry }: StatementListProps) {
  const intl = useIntl();
  const say = intl.formatMessage;
  const locale = localeOf(intl.locale);
  const amounts = ["paid", "givenBack", "closingOwed"] as const;
  return (
    <CenterSection
      emptyText={months.length === 0 && say(words.none)}
      onRetry={onRetry}
      state={state}
      title={say(words.title)}
    >
      {months.length > 1 && <Chart months={months} />}
      <Table caption={say(words.title)} isCaptionHidden>
        <TableHead>
          <TableRow>
            <TableHeader>{say(words.month)}</TableHeader>
            <TableHeader>{say(words.state)}</TableHeader>
            <TableHeader align="end">{statementKindWords.paid[locale]}</TableHeader>
            <TableHeader align="end">{statementKindWords.givenBack[locale]}</TableHeader>
            <TableHeader align="end">{statementWords.closing[locale]}</TableHeader>
            <TableHeader align="end">{say(statementMessages.lines)}</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {months.map((one) => (
            <TableRow key={one.month}>
              <TableHeader scope="row">
                <Link aria-label={say(words.view, { month: one.month })} href={one.href}>
                  {one.month}
                </Link>
              </TableHeader>
              <TableCell>
                <Tag tone={stateTones[one.state]}>{say(statementMessages[one.state])}</Tag>
              </TableCell>
              {amounts.map((name) => (
                <TableCell align="end" isNumeric key={name}>
                  ¥{priceText(one[name])}
                </TableCell>
              ))}
              <TableCell align="end" isNumeric>
                {one.count}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </CenterSection>
  );
}
