import { ChartTable } from "../../internal/chart/ChartTable.tsx";
import { figure } from "../../internal/chart/chart.css.ts";
import * as css from "./ShareChart.css.ts";

/** One part of the whole. */
export interface SharePart {
  id: string;
  /** What it is. */
  label: string;
  /** How much, not below 0. */
  value: number;
  /** Its colour; no two parts have one. */
  tone: "accent" | "sale" | "warning" | "neutral" | "accentPale" | "warningPale";
}

export interface ShareChartProps {
  /** What the chart is about. */
  label: string;
  /** The parts, clockwise from the top; at most six. */
  items: readonly SharePart[];
  /** Headings of the table: the name of a part, its value, its share. */
  columnLabels: { item: string; value: string; share: string };
  /** Words in the middle, above the sum of all. Without them the middle is empty. */
  totalLabel?: string;
  /** Writes a value, in the middle and in the table. Default as a plain number. */
  formatValue?: (value: number) => string;
  /** Writes a share between 0 and 1. Default in percent with one decimal. */
  formatShare?: (share: number) => string;
  /** Opens the same as a table. Absent where the page has one of its own beside the chart. */
  tableLabel?: string;
}

const size = 200;
const width = 32;
const radius = (size - width) / 2 - 1;
/** Between two parts, in percent of the ring. */
const gap = 0.6;

const plain = (value: number) => String(value);
const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

const circle = { cx: size / 2, cy: size / 2, r: radius };

/** Parts of a whole as a ring, with their shares beside it; can also be read as a table. */
export function ShareChart(props: ShareChartProps) {
  const { label, items, columnLabels, totalLabel, tableLabel } = props;
  const { formatValue = plain, formatShare = percent } = props;
  const sum = items.reduce((total, { value }) => total + value, 0);
  const parts = items.map((item, at) => {
    const before = items.slice(0, at).reduce((total, { value }) => total + value, 0);
    return { ...item, share: sum > 0 ? item.value / sum : 0, start: sum > 0 ? (before / sum) * 100 : 0 };
  });
  const drawn = parts.filter(({ share }) => share > 0);
  const between = drawn.length > 1 ? gap : 0;
  return (
    <figure className={figure}>
      <div className={css.plot}>
        <div className={css.pie}>
          <svg aria-label={label} className={css.ring} role="img" viewBox={`0 0 ${size} ${size}`}>
            <circle className={css.ground} {...circle} strokeWidth={width + 2} />
            {drawn.map(({ id, label: name, tone, share, start, value }) => (
              <circle
                {...circle}
                className={css.part({ tone })}
                key={id}
                pathLength={100}
                // However small, it is seen.
                strokeDasharray={`${Math.max(share * 100 - between, gap)} 100`}
                strokeDashoffset={-start}
                strokeWidth={width}
              >
                <title>{`${name} ${formatValue(value)} ${formatShare(share)}`}</title>
              </circle>
            ))}
          </svg>
          {totalLabel && (
            <div className={css.total}>
              <span className={css.totalLabel}>{totalLabel}</span>
              <span className={css.sum}>{formatValue(sum)}</span>
            </div>
          )}
        </div>
        <ul className={css.names}>
          {parts.map(({ id, label: name, tone, share }) => (
            <li className={css.name} key={id}>
              <span aria-hidden="true" className={css.swatch({ tone })} />
              <span className={css.words}>{name}</span>
              <span className={css.share}>{formatShare(share)}</span>
            </li>
          ))}
        </ul>
      </div>
      {tableLabel && (
        <ChartTable
          caption={label}
          columns={[columnLabels.item, columnLabels.value, columnLabels.share]}
          rows={parts.map(({ label: name, value, share }) => [name, formatValue(value), formatShare(share)])}
          title={tableLabel}
        />
      )}
    </figure>
  );
}
