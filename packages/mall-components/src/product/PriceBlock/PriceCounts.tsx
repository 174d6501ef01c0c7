import { Link } from "@tradehall/ui/Link";
import { Stack } from "@tradehall/ui/Stack";
import { useIntl } from "react-intl";
import { goodsWords } from "../../messages/goods.messages.ts";
import { shortCount } from "../ProductCard/short-count.ts";
import * as css from "./PriceBlock.css.ts";
import { words } from "./PriceBlock.messages.ts";
import type { PriceBlockProps } from "./price-block-props.ts";

type Props = Pick<PriceBlockProps, "soldCount" | "reviewCount" | "reviewsHref">;

/** At the end of the block: pieces sold, and the reviews. */
export function PriceCounts({ soldCount, reviewCount, reviewsHref = "#reviews" }: Props) {
  const intl = useIntl();
  if (soldCount === undefined && reviewCount === undefined) return null;
  return (
    <div className={css.counts}>
      {soldCount !== undefined && (
        <Stack as="span" align="center" space="xxs" size="xs" tone="muted">
          <span>{intl.formatMessage(goodsWords.sold)}</span>
          <b>{shortCount(soldCount, intl.locale)}</b>
        </Stack>
      )}
      {reviewCount !== undefined && (
        <Stack as="span" align="center" space="xxs" size="xs" tone="muted">
          <span>{intl.formatMessage(words.reviews)}</span>
          <Link href={reviewsHref}>{shortCount(reviewCount, intl.locale)}</Link>
        </Stack>
      )}
    </div>
  );
}
