import { Button } from "@tradehall/ui/Button";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { CartIcon, Icon } from "@tradehall/ui/Icon";
import { Tag } from "@tradehall/ui/Tag";
import { useIntl } from "react-intl";
import { goodsWords } from "../../messages/goods.messages.ts";
import { words } from "./CompareDialog.messages.ts";
import type { ComparedGoods } from "./compare-rows.ts";

interface CompareActProps {
  goods: ComparedGoods;
  isAdding: boolean;
  onAdd: (goods: ComparedGoods) => void;
}

/** Into the cart, or on to the choice of one of several SKUs. */
export function CompareAct({ goods, isAdding, onAdd }: CompareActProps) {
  const intl = useIntl();
  const { product, name } = goods;
  if (!product || product.stock === 0) return <Tag>{intl.formatMessage(goodsWords.soldOut)}</Tag>;
  if (!product.quickAdd)
    return (
      <span data-print="hide">
        <ButtonLink href={product.href} size="s" variant="outline">
          {intl.formatMessage(words.choose)}
        </ButtonLink>
      </span>
    );
  return (
    <span data-print="hide">
      <Button
        aria-label={intl.formatMessage(goodsWords.addNamedToCart, { name })}
        icon={<Icon as={CartIcon} size="s" />}
        isPending={isAdding}
        onPress={() => onAdd(goods)}
        size="s"
        tone="sale"
      >
        {intl.formatMessage(goodsWords.addToCart)}
      </Button>
    </span>
  );
}
