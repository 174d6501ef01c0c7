import { scaleLinear, scalePoint } from "d3-scale";
import { ChartAxis } from "../../internal/chart/ChartAxis.tsx";
import { ChartTable } from "../../internal/chart/ChartTable.tsx";
import * as chart from "../../internal/chart/chart.css.ts";
import { Line } from "./Line.tsx";
import * as css from "./LineChart.css.ts";

/** One line. */
export interface LineSeries {
  id: string;
  /** What it counts. */
  label: string;
  /** Its colour; its stroke differs from those of the others by itself. */
  tone: "accent" | "success" | "warning" | "sale";
  /** One for each group; null where there is none, which leaves a gap. */
  values: readonly (number | null)[];
}

export interface LineChartProps {
  /** What the chart is about. */
  label: string;
  /** Heads the column of groups in the table. */
  groupLabel: string;
  /** Names of the moments or groups, from left to right. */
  groups: readonly string[];
  /** The lines, at most four. */
  series: readonly LineSeries[];
  /** Writes a value, on the axis and in the table. Default as a plain number. */
  formatValue?: (value: number) => string;
  /** Words of the table for a value that there is none of. Default "–". */
  missingText?: string;
  /** Whether the axis begins at 0. Without it small changes of large values can be seen. Default true. */
  startsAtZero?: boolean;
  /** Opens the same as a table. Absent where the page has one of its own beside the chart. */
  tableLabel?: string;
}

/** Heights in px; widths are shares of what room there is, so that words keep their size at any width. */
const height = 200;
const foot = 24;
const axis = 12;
/** Names that a wide and a narrow screen have room for. */
const many = 12;
const few = 6;

const plain = (value: number) => String(value);
const strokes = ["solid", "dashed", "dotted", "mixed"] as const;

/** Each name, or every second, third … where there are too many. */
const isEvery = (at: number, count: number, most: number) => at % Math.ceil(count / most) === 0;

/** How amounts change, as lines; can also be read as a table. */
export function LineChart(props: LineChartProps) {
  const { label, groupLabel, groups, series, formatValue = plain, missingText = "–", tableLabel } = props;
  const values = series.flatMap((one) => one.values.filter((value) => value !== null));
  const least = props.startsAtZero === false ? Math.min(...values) : Math.min(0, ...values);
  const most = Math.max(least + 1, ...values);
  const y = scaleLinear(
    [Number.isFinite(least) ? least : 0, Number.isFinite(most) ? most : 1],
    [height, axis],
  ).nice(4);
  const x = scalePoint(
    groups.map((_, at) => String(at)),
    [0, 100],
  ).padding(0.5);
  const ticks = y.ticks(4);
  const placeOf = (at: number) => x(String(at)) ?? 0;
  const drawn = series.map((one, at) => ({ ...one, stroke: strokes[at % strokes.length] ?? "solid" }));
  return (
    <figure className={chart.figure}>
      <figcaption className={chart.legend}>
        {drawn.map(({ id, label: name, tone, stroke }) => (
          <span className={chart.entry} key={id}>
            <svg aria-hidden="true" className={css.sample} viewBox="0 0 24 8">
              <path className={css.line({ tone, stroke })} d="M0 4H24" />
            </svg>
            {name}
          </span>
        ))}
      </figcaption>
      <div className={chart.plot}>
        <ChartAxis
          formatValue={formatValue}
          height={height + foot}
          ticks={ticks.map((value) => ({ value, y: y(value) }))}
        />
        <svg aria-label={label} className={chart.chart} height={height + foot} role="img">
          {ticks.map((value) => (
            <line className={chart.grid} key={value} x1="0" x2="100%" y1={y(value)} y2={y(value)} />
          ))}
          {groups.map(
            (group, at) =>
              isEvery(at, groups.length, many) && (
                <text
                  className={isEvery(at, groups.length, few) ? chart.tick : `${chart.tick} ${chart.minor}`}
                  key={group}
                  textAnchor="middle"
                  x={`${placeOf(at)}%`}
                  y={height + foot - 6}
                >
                  {group}
                </text>
              ),
          )}
          {drawn.map(({ id, label: name, tone, stroke, values: ofLine }) => (
            <Line
              key={id}
              height={height + foot}
              points={ofLine.map((value, at) =>
                value === null
                  ? undefined
                  : { x: placeOf(at), y: y(value), title: `${groups[at]} ${name} ${formatValue(value)}` },
              )}
              {...{ tone, stroke }}
            />
          ))}
        </svg>
      </div>
      {tableLabel && (
        <ChartTable
          caption={label}
          columns={[groupLabel, ...series.map(({ label: name }) => name)]}
          rows={groups.map((group, at) => [
            group,
            ...series.map(({ values: ofLine }) => {
              const value = ofLine[at] ?? null;
              return value === null ? missingText : formatValue(value);
            }),
          ])}
          title={tableLabel}
        />
      )}
    </figure>
  );
}
