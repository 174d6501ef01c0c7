import { Tag } from "@tradehall/ui/Tag";
import { useIntl } from "react-intl";
import { goodsWords } from "../../messages/goods.messages.ts";
import { shopWords } from "../../messages/shop.messages.ts";
import type { ShopSummary } from "./shop-summary.ts";

/** What kind of shop it is; nothing where no one says. */
export function ShopKindTag({ shop: { kind, isSelfOperated } }: { shop: ShopSummary }) {
  const intl = useIntl();
  if (isSelfOperated)
    return (
      <Tag size="s" tone="sale" variant="solid">
        {intl.formatMessage(goodsWords.own)}
      </Tag>
    );
  if (!kind) return null;
  return (
    <Tag size="s" variant="outline">
      {intl.formatMessage(shopWords[kind])}
    </Tag>
  );
}
