import { Notice } from "@tradehall/ui/Notice";
import { NumberStepper } from "@tradehall/ui/NumberStepper";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { goodsWords } from "../../messages/goods.messages.ts";
import { SkuPicker } from "../SkuPicker/SkuPicker.tsx";
import { StockNote } from "../StockNote/StockNote.tsx";
import * as css from "./BuyBox.css.ts";
import { words } from "./BuyBox.messages.ts";
import { BuyButtons } from "./BuyButtons.tsx";
import type { BuyBoxProps } from "./buy-box-props.ts";
import { quantityWords } from "./quantity-words.ts";
import { useBuyBox } from "./use-buy-box.ts";
/** Specifications, quantity and the two buttons: a real form with named fields. */
export function BuyBox(props: BuyBoxProps) {
  const { shopId, specs, skus, notBuyable, errorText } = props;
  const intl = useIntl();
  const box = useBuyBox(props);
  const unit = props.unit ?? intl.formatMessage(goodsWords.piece);
  const { reason, rules } = quantityWords(intl, box, props.kind ?? "goods", unit);
  return (
    <form action={props.action} className={css.box} id={props.formId} method="post" onSubmit={box.onSubmit}>
      <input name="prodId" type="hidden" value={props.productId} />
      {shopId && <input name="shopId" type="hidden" value={shopId} />}
      <input name="skuId" type="hidden" value={box.sku?.id ?? ""} />
      {props.group && <input name="groupId" type="hidden" value={props.group.id} />}
      {props.group?.teamId && <input name="teamId" type="hidden" value={props.group.teamId} />}
      {specs.length > 0 && (
        <SkuPicker
          isDisabled={notBuyable === "shopClosed" || notBuyable === "offShelf"}
          isMissingShown={box.isMissingShown}
          onChange={box.select}
          selection={box.selection}
          skuHref={props.skuHref}
          skus={skus}
          specs={specs}
          swatches={props.swatches}
        />
      )}
      {props.children}
      <div className={css.row}>
        <span className={css.label}>{intl.formatMessage(goodsWords.quantity)}</span>
        <span className={css.quantity}>
          <NumberStepper
            isDisabled={notBuyable !== undefined || box.isSkuSoldOut}
            label={intl.formatMessage(goodsWords.quantity)}
            labels={{
              decrease: intl.formatMessage(words.decrease),
              increase: intl.formatMessage(words.increase),
            }}
            max={box.max}
            min={box.min}
            name="count"
            onChange={box.setCount}
            reason={reason}
            step={box.step}
            value={box.quantity}
          />
          <Text size="inherit" tone="muted">
            {unit}
          </Text>
          {rules.length > 0 && <span className={css.rules}>{rules.join(" · ")}</span>}
          <StockNote isExact stock={box.notedStock} unit={unit} />
          {props.quantityAside}
        </span>
      </div>
      <div className={css.end}>
        {errorText && (
          <Notice isLive tone="danger">
            {errorText}
          </Notice>
        )}
        <span aria-live="polite" className={css.missing}>
          {box.isMissingShown && box.missing.length > 0 && intl.formatMessage(words.choose)}
        </span>
        <BuyButtons
          {...props}
          notBuyable={notBuyable ?? (box.isSkuSoldOut ? (box.stock > 0 ? "belowMin" : "soldOut") : undefined)}
        />
      </div>
    </form>
  );
}
