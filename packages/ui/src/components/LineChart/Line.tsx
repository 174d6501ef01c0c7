import type { ChartTone } from "../../internal/chart/tones.ts";
import * as css from "./LineChart.css.ts";

interface Point {
  /** In percent of the width. */
  x: number;
  /** In px. */
  y: number;
  title: string;
}

interface LineProps {
  /** In px, as high as the drawing around it. */
  height: number;
  /** Undefined where the line has a gap. */
  points: readonly (Point | undefined)[];
  tone: ChartTone;
  stroke: css.Stroke;
}

/** A path through all points, which begins again behind each gap. */
function pathOf(points: LineProps["points"]): string {
  return points
    .map((point, at) => (point ? `${points[at - 1] ? "L" : "M"}${point.x} ${point.y}` : ""))
    .join("");
}

/** One line with its dots. Only the path is stretched: dots stay round. */
export function Line({ height, points, tone, stroke }: LineProps) {
  const seen = points.filter((point) => point !== undefined);
  return (
    <g>
      <svg
        aria-hidden="true"
        className={css.plane}
        height={height}
        preserveAspectRatio="none"
        viewBox={`0 0 100 ${height}`}
        width="100%"
      >
        <path className={css.line({ tone, stroke })} d={pathOf(points)} />
      </svg>
      {seen.map(({ x, y, title }) => (
        <g key={x}>
          <circle className={css.dot({ tone })} cx={`${x}%`} cy={y} r="4" />
          <circle className={css.reach} cx={`${x}%`} cy={y} r="10">
            <title>{title}</title>
          </circle>
        </g>
      ))}
    </g>
  );
}
