import { scaleBand, scaleLinear } from "d3-scale";
import { ChartAxis } from "../../internal/chart/ChartAxis.tsx";
import { ChartTable } from "../../internal/chart/ChartTable.tsx";
import * as css from "../../internal/chart/chart.css.ts";
import { bar } from "./BarChart.css.ts";

/** One colour of bars. */
export interface BarSeries {
  /** Unique among the series. */
  id: string;
  /** What it counts. */
  label: string;
  /** Its colour. */
  tone: "accent" | "success" | "warning" | "sale";
  /** One for each group, not below 0. */
  values: readonly number[];
}

export interface BarChartProps {
  /** What the chart is about. */
  label: string;
  /** Heads the column of groups in the table. */
  groupLabel: string;
  /** Names of the groups, from left to right. */
  groups: readonly string[];
  /** Bars of each group, side by side. */
  series: readonly BarSeries[];
  /** Writes a value, on the axis and in the table. Default as a plain number. */
  formatValue?: (value: number) => string;
  /** Opens the same as a table. Absent where the page has one of its own beside the chart. */
  tableLabel?: string;
}

/** Heights in px; widths are shares of what room there is, so that words keep their size at any width. */
const height = 200;
const foot = 24;
const axis = 12;
/** Groups from which on a narrow screen names every other. */
const many = 7;

const plain = (value: number) => String(value);

/** Amounts as bars in groups, which can also be read as a table. */
export function BarChart(props: BarChartProps) {
  const { label, groupLabel, groups, series, formatValue = plain, tableLabel } = props;
  const most = Math.max(1, ...series.flatMap(({ values }) => values));
  const y = scaleLinear([0, most], [height, axis]).nice(4);
  const x = scaleBand(
    groups.map((_, at) => String(at)),
    [0, 100],
  )
    .paddingInner(0.3)
    .paddingOuter(0.15);
  const part = scaleBand(
    series.map(({ id }) => id),
    [0, x.bandwidth()],
  ).padding(0.1);
  const ticks = y.ticks(4);
  const placeOf = (at: number) => x(String(at)) ?? 0;
  return (
    <figure className={css.figure}>
      <figcaption className={css.legend}>
        {series.map(({ id, label: name, tone }) => (
          <span className={css.entry} key={id}>
            <span aria-hidden="true" className={css.swatch({ tone })} />
            {name}
          </span>
        ))}
      </figcaption>
      <div className={css.plot}>
        <ChartAxis
          formatValue={formatValue}
          height={height + foot}
          ticks={ticks.map((value) => ({ value, y: y(value) }))}
        />
        <svg aria-label={label} className={css.chart} height={height + foot} role="img">
          {ticks.map((value) => (
            <line className={css.grid} key={value} x1="0" x2="100%" y1={y(value)} y2={y(value)} />
          ))}
          {groups.map((group, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names that are cut can be the same
            <g key={at}>
              {series.map(({ id, label: name, tone, values }) => {
                const value = values[at] ?? 0;
                return (
                  <rect
                    className={bar({ tone })}
                    height={height - y(value)}
                    key={id}
                    width={`${part.bandwidth()}%`}
                    x={`${placeOf(at) + (part(id) ?? 0)}%`}
                    y={y(value)}
                  >
                    <title>{`${group} ${name} ${formatValue(value)}`}</title>
                  </rect>
                );
              })}
              <text
                className={groups.length > many && at % 2 === 1 ? `${css.tick} ${css.minor}` : css.tick}
                textAnchor="middle"
                x={`${placeOf(at) + x.bandwidth() / 2}%`}
                y={height + foot - 6}
              >
                {group}
              </text>
            </g>
          ))}
        </svg>
      </div>
      {tableLabel && (
        <ChartTable
          caption={label}
          columns={[groupLabel, ...series.map(({ label: name }) => name)]}
          rows={groups.map((group, at) => [
            group,
            ...series.map(({ values }) => formatValue(values[at] ?? 0)),
          ])}
          title={tableLabel}
        />
      )}
    </figure>
  );
}
