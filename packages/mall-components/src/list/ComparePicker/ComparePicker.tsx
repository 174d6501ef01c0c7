import { Button } from "@tradehall/ui/Button";
import { Checkbox } from "@tradehall/ui/Checkbox";
import { Dialog } from "@tradehall/ui/Dialog";
import { Inline } from "@tradehall/ui/Inline";
import { Stack } from "@tradehall/ui/Stack";
import { useState } from "react";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import { goodsWords } from "../../messages/goods.messages.ts";
import { Price } from "../../product/Price/Price.tsx";
import type { ProductSummary } from "../../product/ProductCard/product-card-props.ts";
import { ProductPicture } from "../../product/ProductPicture/ProductPicture.tsx";
import * as css from "./ComparePicker.css.ts";
import { words } from "./ComparePicker.messages.ts";

export interface ComparePickerProps {
  /** Heading. */
  title: string;
  /** What may be put beside the product. */
  products: readonly ProductSummary[];
  /** How many of them have room beside it. */
  most: number;
  /** Called by Escape, the cross and a press outside. */
  onClose: () => void;
  /** Called with what was ticked, in the order shown. */
  onCompare: (ids: string[]) => void;
}

/** Which goods of its kind a product is compared with. */
export function ComparePicker({ title, products, most, onClose, onCompare }: ComparePickerProps) {
  const intl = useIntl();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    new Set(products.slice(0, most).map(({ id }) => id)),
  );
  const isFull = ticked.size >= most;
  const tick = (id: string, isIn: boolean) => {
    const next = new Set(ticked);
    if (isIn) next.add(id);
    else next.delete(id);
    setTicked(next);
  };
  return (
    <Dialog
      footer={
        <>
          <span aria-live="polite" className={css.count}>
            {intl.formatMessage(words.count, { count: ticked.size, most })}
          </span>
          <Button
            isDisabled={ticked.size === 0}
            onPress={() => onCompare(products.map(({ id }) => id).filter((id) => ticked.has(id)))}
          >
            {intl.formatMessage(goodsWords.compare)}
          </Button>
        </>
      }
      isOpen
      labels={{ close: intl.formatMessage(actWords.close) }}
      onClose={onClose}
      title={title}
    >
      <Stack as="ul" space="s">
        {products.map(({ id, name, picture, yuan, isFromPrice, tags }) => (
          <li className={css.row} key={id}>
            <Checkbox
              description={tags?.join(" · ")}
              isDisabled={isFull && !ticked.has(id)}
              isSelected={ticked.has(id)}
              onChange={(isIn) => tick(id, isIn)}
            >
              <Inline as="span" wrap={false}>
                <span className={css.picture}>
                  <ProductPicture alt="" path={picture} rounding="s" width={48} />
                </span>
                <span>{name}</span>
              </Inline>
            </Checkbox>
            <Price isFrom={isFromPrice} size="s" yuan={yuan} />
          </li>
        ))}
      </Stack>
    </Dialog>
  );
}
