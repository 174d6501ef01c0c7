import { priceText } from "@tradehall/mall-rules/money";
import {
  type StatementKind,
  type StatementSide,
  statementKinds,
  statementSides,
} from "@tradehall/mall-rules/states/payment/statement";
import { statementKindWords, statementWords } from "@tradehall/mall-rules/words/statements";
import { BarChart } from "@tradehall/ui/BarChart";
import { DataGrid, type GridColumn } from "@tradehall/ui/DataGrid";
import { Link } from "@tradehall/ui/Link";
import { TabLinks } from "@tradehall/ui/Tabs";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { listWords } from "../../messages/list.messages.ts";
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

const hasKind = (parts: readonly StatementPartView[], kind: StatementKind): boolean =>
  parts.some((part) => Number(part[kind]) > 0);

/** The part, what it came to by kind, and how many lines it has. */
function usePartColumns(by: StatementSide, parts: readonly StatementPartView[]) {
  const intl = useIntl();
  return useMemo(() => {
    const locale = localeOf(intl.locale);
    const numbers = { align: "end", isNumeric: true, minWidth: 112 } as const;
    const columns: GridColumn<StatementPartView>[] = [
      {
        ...{ id: "name", head: statementWords[by][locale], width: "2fr", minWidth: 128, isResizable: true },
        cell: ({ name, href, isCurrent }) => (
          <Link
            aria-label={intl.formatMessage(words.linesOf, { name })}
            href={href}
            {...(isCurrent ? { "aria-current": "true" } : {})}
          >
            {name}
          </Link>
        ),
        sortBy: ({ name }) => name,
      },
      ...statementKinds
        .filter((kind) => hasKind(parts, kind))
        .map((kind) => ({
          ...{ ...numbers, id: kind, head: statementKindWords[kind][locale] },
          cell: (part: StatementPartView) => `¥${priceText(part[kind])}`,
          sortBy: (part: StatementPartView) => Number(part[kind]),
        })),
      {
        ...{ ...numbers, id: "count", head: intl.formatMessage(statementMessages.lines), minWidth: 88 },
        cell: ({ count }) => count,
        sortBy: ({ count }) => count,
      },
    ];
    return columns;
  }, [by, parts, intl]);
}

/** What a month came to by shop, person, cost centre or category: a chart and the same as a table, whose rows choose the lines below. */
export function StatementParts({ by, hrefForSide, parts, allHref }: StatementPartsProps) {
  const intl = useIntl();
  const say = intl.formatMessage;
  const locale = localeOf(intl.locale);
  const shown = parts.slice(0, charted);
  const current = parts.find((part) => part.isCurrent);
  const columns = usePartColumns(by, parts);
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
            .filter((kind) => kind === "paid" || hasKind(parts, kind))
            .map((kind) => ({
              ...{ id: kind, label: statementKindWords[kind][locale], tone: tones[kind] },
              values: shown.map((part) => Number(part[kind])),
            }))}
        />
      )}
      <DataGrid
        caption={say(words.title)}
        columns={columns}
        currentId={current?.key}
        emptyContent={null}
        hasStickyColumn
        idOf={({ key }) => key}
        isPrintable
        // Sums by another side begin with the largest.
        key={by}
        labels={{ loading: say(listWords.loading) }}
        nameOf={({ name }) => name}
        rows={parts}
      />
      {current && <Link href={allHref}>{say(words.all)}</Link>}
    </CenterSection>
  );
}
