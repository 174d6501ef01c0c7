import { priceText } from "@tradehall/mall-rules/money";
import {
  type StatementSide,
  statementKinds,
  statementSides,
} from "@tradehall/mall-rules/states/payment/statement";
import { statementKindWords, statementWords } from "@tradehall/mall-rules/words/statements";
import { BarChart } from "@tradehall/ui/BarChart";
import { Link } from "@tradehall/ui/Link";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@tradehall/ui/Table";
import { TabLinks } from "@tradehall/ui/Tabs";
import { useIntl } from "react-intl";
import { localeOf } from "../../messages/locale-of.ts";
import { statementMessages } from "../../messages/statement.messages.ts";
import { CenterSection } from "../../parts/CenterSection/CenterSection.tsx";
import type { StatementPartView } from "../statement-view.ts";
import { words } from "./StatementParts.messages.ts";

export interface StatementPartsProps {
  /** What the sums are told apart by. */
  by: StatementSide;
  /** Address of the sums by another side. */
  hrefForSide: (side: StatementSide) => string;
  /** The largest first. */
  parts: readonly StatementPartView[];
  /** Shows the lines of all parts again. */
  allHref: string;
}

/** Parts that the chart shows; the table has all of them. */
const charted = 8;
/** Characters of a part's name under its bars. */
const nameLength = 6;

const tones = { paid: "accent", owed: "sale" } as const;

const short = (name: string): string => (name.length > nameLength ? `${name.slice(0, nameLength)}…` : name);

/** What a month came to by shop, person, cost centre or category: a chart and the same as a table, whose rows choose the lines below. */
export function StatementParts({ by, hrefForSide, parts, allHref }: StatementPartsProps) {
  const intl = useIntl();
  const say = intl.formatMessage;
  const locale = localeOf(intl.locale);
  const shown = parts.slice(0, charted);
  const kinds = statementKinds.filter((kind) => parts.some((part) => Number(part[kind]) > 0));
  return (
    <CenterSection title={say(words.title)}>
      <TabLinks
        current={by}
        label={say(words.title)}
        tabs={statementSides.map((id) => ({
          ...{ id, label: statementWords[id][locale], href: hrefForSide(id) },
        }))}
      />
      {parts.length > 1 && (
        <BarChart
          formatValue={(value) => `¥${intl.formatNumber(value)}`}
          groupLabel={statementWords[by][locale]}
          groups={shown.map((part) => short(part.name))}
          label={`${say(words.title)} ${statementWords[by][locale]}`}
          series={(["paid", "owed"] as const)
            .filter((kind) => kind === "paid" || kinds.includes(kind))
            .map((kind) => ({
              ...{ id: kind, label: statementKindWords[kind][locale], tone: tones[kind] },
              values: shown.map((part) => Number(part[kind])),
            }))}
        />
      )}
      <Table caption={say(words.title)} isCaptionHidden>
        <TableHead>
          <TableRow>
            <TableHeader>{statementWords[by][locale]}</TableHeader>
            {kinds.map((kind) => (
              <TableHeader align="end" key={kind}>
                {statementKindWords[kind][locale]}
              </TableHeader>
            ))}
            <TableHeader align="end">{say(statementMessages.lines)}</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {parts.map((part) => (
            <TableRow isSelected={part.isCurrent} key={part.key}>
              <TableHeader scope="row">
                <Link aria-label={say(words.linesOf, { name: part.name })} href={part.href}>
                  {part.name}
                </Link>
              </TableHeader>
              {kinds.map((kind) => (
                <TableCell align="end" isNumeric key={kind}>
                  ¥{priceText(part[kind])}
                </TableCell>
              ))}
              <TableCell align="end" isNumeric>
                {part.count}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {parts.some((part) => part.isCurrent) && <Link href={allHref}>{say(words.all)}</Link>}
    </CenterSection>
  );
}
