import { Inline } from "@tradehall/ui/Inline";
import { Skeleton } from "@tradehall/ui/Skeleton";
import { Stack } from "@tradehall/ui/Stack";
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

/** What is around each row, what is in it, and the distance between rows. */
const shapes = {
  lines: { row: css.line, content: lines, space: "none" },
  goods: { row: undefined, content: goods, space: "m" },
  cards: { row: css.card, content: goods, space: "m" },
  grid: { row: css.card, content: lines, space: "m" },
} as const;

export interface ListSkeletonProps {
  /** Lines of text, picture and words, cards with both, or cards of text side by side. */
  shape: keyof typeof shapes;
}

/** The shape of rows that are on their way. */
export function ListSkeleton({ shape }: ListSkeletonProps) {
  const { row, content, space } = shapes[shape];
  const rows = ["a", "b", "c"].map((key) => (
    <div className={row} key={key}>
      {content}
    </div>
  ));
  const place = { "aria-label": useIntl().formatMessage(listWords.loading), role: "status" } as const;
  if (shape !== "grid")
    return (
      <Stack {...place} space={space}>
        {rows}
      </Stack>
    );
  return (
    <div {...place} className={css.columns}>
      {rows}
    </div>
  );
}
