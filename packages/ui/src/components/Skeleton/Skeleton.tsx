import { places } from "../../by-place/index.ts";
import { bone, lines as linesClass } from "./Skeleton.css.ts";

export interface SkeletonProps {
  /** What it represents. Default `text`. */
  shape?: "text" | "block" | "circle" | "picture";
  /** Size of the text line, block or circle. Default `m`. */
  size?: "s" | "m" | "l";
  /** Width; circles have their own. Default `full`. */
  width?: "full" | "threeQuarters" | "half" | "quarter";
  /** Number of text lines; the last one is shorter. Default 1. */
  lines?: number;
}

/** The shape of what is still on its way. Hidden from assistive technology: the region around it says `aria-busy`. */
export function Skeleton({ shape = "text", size = "m", width = "full", lines = 1 }: SkeletonProps) {
  const looks = shape === "circle" ? { shape, size } : { shape, size, width };
  if (lines === 1) return <span aria-hidden="true" className={bone(looks)} />;
  return (
    <span aria-hidden="true" className={linesClass}>
      {places(lines).map((line) => (
        <span className={bone(line === lines - 1 ? { ...looks, width: "half" } : looks)} key={line} />
      ))}
    </span>
  );
}
