import { createContext, type ReactNode, useContext } from "react";
import { join } from "../../internal/join.ts";
import { gapClasses, type Space } from "../../internal/space/space.ts";
import { column, columns } from "./Columns.css.ts";

const CollapseContext = createContext<"wide" | "desktop" | undefined>(undefined);

export interface ColumnsProps {
  /** `Column` elements. */
  children: ReactNode;
  /** Distance between the columns. Default `l`. */
  space?: Space;
  /** Where the columns stand across. Default `top`. */
  alignY?: "top" | "center" | "bottom" | "stretch";
  /** Below this breakpoint (768 or 1024 px) the columns stand one below the other. Default never. */
  collapseBelow?: "wide" | "desktop";
}

/** Columns side by side, each with a stated width. */
export function Columns({ children, space = "l", alignY = "top", collapseBelow }: ColumnsProps) {
  return (
    <CollapseContext value={collapseBelow}>
      <div className={join(columns({ alignY, collapseBelow }), gapClasses(space))}>{children}</div>
    </CollapseContext>
  );
}

export interface ColumnProps {
  /** What is in the column. */
  children?: ReactNode;
  /** `fluid` shares what is left, `content` is as wide as its content, the others are sizes of the brand. Default `fluid`. */
  width?:
    | "fluid"
    | "content"
    | "half"
    | "third"
    | "twoThirds"
    | "sidebar"
    | "sidebarWide"
    | "gallery"
    | "thumb";
  /** Stays in view while the page scrolls, on desktop widths. */
  isSticky?: boolean;
}

/** One column of `Columns`. */
export function Column({ children, width = "fluid", isSticky }: ColumnProps) {
  const collapse = useContext(CollapseContext);
  return <div className={column({ width, isSticky, grows: collapse })}>{children}</div>;
}
