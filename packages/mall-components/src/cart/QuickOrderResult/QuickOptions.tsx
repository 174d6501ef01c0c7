import { VisuallyHidden } from "@tradehall/ui/VisuallyHidden";
import { useIntl } from "react-intl";
import { goodsName } from "../../messages/goods-name.ts";
import { Price } from "../../product/Price/Price.tsx";
import * as looks from "./QuickOptions.css.ts";
import * as css from "./QuickOrderResult.css.ts";
import { words } from "./QuickOrderResult.messages.ts";
import type { QuickOption } from "./quick-rows.ts";

interface QuickOptionsProps {
  options: readonly QuickOption[];
  onPick: (skuId: string) => void;
}

/** Goods of which one is chosen by a press. */
export function QuickOptions({ options, onPick }: QuickOptionsProps) {
  const intl = useIntl();
  return (
    <span className={looks.options}>
      {options.map(({ skuId, goods, yuan, blocked }) => (
        <button className={looks.option} key={skuId} onClick={() => onPick(skuId)} type="button">
          <VisuallyHidden>{intl.formatMessage(words.pick)}</VisuallyHidden>
          <b>{goods.code}</b>
          <span>{goodsName(goods)}</span>
          <Price size="inherit" yuan={yuan} />
          {blocked && <span className={css.note({ tone: "danger" })}>{blocked}</span>}
        </button>
      ))}
    </span>
  );
}
