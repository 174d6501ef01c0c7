import { Inline } from "@tradehall/ui/Inline";
import { Skeleton } from "@tradehall/ui/Skeleton";
import { useIntl } from "react-intl";
import { listWords } from "../../messages/list.messages.ts";
import * as css from "./AsyncList.css.ts";

const lines = <Skeleton lines={3} />;
const goods = (
  <Inline space="m" alignY="stretch" wrap={false}>
    <div className={css.picture}>
      <Skeleton shape="picture" />
    </div>
    <div className={css.words}>
      <Skeleton lines={2} width="threeQuarters" />
    </div>
  </Inline>
);

/** How the rows lie, what is around each, what is in it. */
const shapes = {
  lines: { row: css.line, content: lines },
  goods: { rows: css.stack, content: goods },
  cards: { rows: css.stack, row: css.card, content: goods },
  grid: { rows: css.columns, row: css.card, content: lines },
} as const satisfies Record<string, { rows?: string; row?: string; content: unknown }>;

export interface ListSkeletonProps {
  /** Lines of text, picture and words, cards with both, or cards of text side by side. */
  shape: keyof typeof shapes;
}

/** The shape of rows that are on their way. */
export function ListSkeleton({ shape }: ListSkeletonProps) {
  const { rows, row, content }: { rows?: string; row?: string; content: typeof lines } = shapes[shape];
  return (
    <div aria-label={useIntl().formatMessage(listWords.loading)} className={rows} role="status">
      {["a", "b", "c"].map((key) => (
        <div className={row} key={key}>
          {content}
        </div>
      ))}
    </div>
  );
}
