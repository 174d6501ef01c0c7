import * as css from "./chart.css.ts";

interface ChartAxisProps {
  /** In px, the names of the groups included. */
  height: number;
  ticks: readonly { value: number; y: number }[];
  formatValue: (value: number) => string;
}

/** As wide as its longest value, which a hidden text of the same words takes the room of. */
export function ChartAxis({ height, ticks, formatValue }: ChartAxisProps) {
  const longest = ticks.map(({ value }) => formatValue(value)).sort((a, b) => b.length - a.length)[0];
  return (
    <div aria-hidden="true" className={css.axis}>
      <span className={css.room}>{longest}</span>
      <svg aria-hidden="true" className={css.labels} height={height}>
        {ticks.map(({ value, y }) => (
          <text className={css.tick} key={value} textAnchor="end" x="100%" y={y + 4}>
            {formatValue(value)}
          </text>
        ))}
      </svg>
    </div>
  );
}
