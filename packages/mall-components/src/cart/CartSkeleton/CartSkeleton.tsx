import { places } from "@tradehall/ui/by-place";
import { Skeleton } from "@tradehall/ui/Skeleton";
import { VisuallyHidden } from "@tradehall/ui/VisuallyHidden";
import { useIntl } from "react-intl";
import { listWords } from "../../messages/list.messages.ts";
import * as css from "./CartSkeleton.css.ts";

const lines = 4;

/** The cart's shape while it loads, so that nothing jumps. */
export function CartSkeleton() {
  const intl = useIntl();
  return (
    <div aria-busy="true" className={css.group}>
      <VisuallyHidden>{intl.formatMessage(listWords.loading)}</VisuallyHidden>
      <div className={css.head}>
        <Skeleton width="quarter" />
      </div>
      {places(lines).map((place) => (
        <div className={css.line} key={place}>
          <div className={css.picture}>
            <Skeleton shape="picture" />
          </div>
          <div className={css.words}>
            <Skeleton lines={2} width="half" />
          </div>
          <div className={css.sum}>
            <Skeleton />
          </div>
        </div>
      ))}
    </div>
  );
}
