import { useIntl } from "react-intl";
import { couponWords } from "../../messages/coupon.messages.ts";
import * as css from "./SoldProgress.css.ts";
import { words } from "./SoldProgress.messages.ts";

export interface SoldProgressProps {
  /** Share sold, 0 to 100. */
  percent: number;
  /** Nothing more is to be had: its colours step back. Default false. */
  isOver?: boolean;
}

/** How much of a sale's pieces is gone, as a bar and in words. */
export function SoldProgress({ percent, isOver = false }: SoldProgressProps) {
  const intl = useIntl();
  // 99.6 % is not all of it.
  const rounded = percent >= 100 ? 100 : Math.min(99, Math.round(percent));
  return (
    <span className={css.progress({ isOver })}>
      <progress aria-hidden="true" className={css.bar} max={100} value={percent} />
      {percent >= 100
        ? intl.formatMessage(couponWords.soldOut)
        : intl.formatMessage(words.sold, { percent: rounded })}
    </span>
  );
}
