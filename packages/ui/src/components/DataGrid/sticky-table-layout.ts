import { type LayoutInfo, type Rect, TableLayout } from "react-aria-components/Virtualizer";

interface Placed {
  index: number;
  colIndex?: number | null;
}

/**
 * Rows far from the screen are not rendered, while the first columns stay in view. React Aria clips each row, which
 * takes what is sticky in it away from the scroller (adobe/react-spectrum#10518), so rows do not clip here.
 */
export class StickyTableLayout<Row> extends TableLayout<Row> {
  readonly #sticky: number;

  /** `sticky`: how many columns stay. */
  constructor(sticky: number, estimatedRowHeight: number) {
    super({ estimatedRowHeight, estimatedHeadingHeight: estimatedRowHeight });
    this.#sticky = sticky;
  }
  protected override isStickyColumn(node: Placed): boolean {
    return (node.colIndex ?? node.index) < this.#sticky;
  }
  override getVisibleLayoutInfos(rect: Rect): LayoutInfo[] {
    const infos = super.getVisibleLayoutInfos(rect);
    for (const info of infos) info.allowOverflow = info.type !== "cell" && info.type !== "column";
    return infos;
  }
}
