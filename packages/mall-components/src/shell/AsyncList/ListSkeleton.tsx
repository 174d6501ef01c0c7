import { Skeleton } from "@tradehall/ui/Skeleton";
import { useIntl } from "react-intl";
import { listWords } from "../../messages/list.messages.ts";
import * as css from "./AsyncList.css.ts";

export interface ListSkeletonProps {
  /** Lines of text, picture and words, cards with both, or cards of text side by side. */
  shape: "lines" | "goods" | "cards" | "grid";
}

const goods = (
  <div className={css.goods}>
    <div className={css.picture}>
      <Skeleton shape="picture" />
    </div>
    <div className={css.words}>
      <Skeleton lines={2} width="threeQuarters" />
    </div>
  </div>
);

const rows = {
  lines: <Skeleton lines={3} />,
  goods,
  cards: (
    <>
      <Skeleton width="half" />
      {goods}
    </>
  ),
  grid: <Skeleton lines={3} />,
} as const;

/** The shape of rows that are on their way. */
export function ListSkeleton({ shape }: ListSkeletonProps) {
  const intl = useIntl();
  return (
    <div aria-label={intl.formatMessage(listWords.loading)} className={css.rows({ shape })} role="status">
      {["a", "b", "c"].map((key) => (
        <div className={css.row({ shape })} key={key}>
          {rows[shape]}
        </div>
      ))}
    </div>
  );
}
