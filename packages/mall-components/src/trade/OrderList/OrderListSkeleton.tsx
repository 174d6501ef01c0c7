import { Skeleton } from "@tradehall/ui/Skeleton";
import { useIntl } from "react-intl";
import { listWords } from "../../messages/list.messages.ts";
import * as css from "./OrderList.css.ts";

const placeholders = ["a", "b", "c"];

/** The shape of three orders. */
export function OrderListSkeleton() {
  const intl = useIntl();
  return (
    <div
      aria-busy="true"
      aria-label={intl.formatMessage(listWords.loading)}
      className={css.list}
      role="status"
    >
      {placeholders.map((key) => (
        <div className={css.placeholder} key={key}>
          <Skeleton width="half" />
          <div className={css.row}>
            <div className={css.picture}>
              <Skeleton shape="picture" />
            </div>
            <div className={css.words}>
              <Skeleton lines={2} width="threeQuarters" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
