import type { YuanText } from "@tradehall/mall-rules/money";
import type { NotBuyable } from "@tradehall/mall-rules/states/availability";
import type { SkuOption, SkuSelection, SkuSpec } from "@tradehall/mall-rules/states/sku-choice";
import { Notice } from "@tradehall/ui/Notice";
import { NumberStepper } from "@tradehall/ui/NumberStepper";
import type { FormEvent, ReactNode } from "react";
import { useIntl } from "react-intl";
import { goodsWords } from "../../messages/goods.messages.ts";
import { SkuPicker } from "../SkuPicker/SkuPicker.tsx";
import { StockNote } from "../StockNote/StockNote.tsx";
import * as css from "./BuyBox.css.ts";
import { words } from "./BuyBox.messages.ts";
import { BuyButtons } from "./BuyButtons.tsx";
import type { BuyChoice } from "./buy-choice.ts";
import { quantityWords } from "./quantity-words.ts";
import { useBuyBox } from "./use-buy-box.ts";

export interface BuyBoxProps {
  /** Product id, a hidden field `prodId`. */
  productId: string;
  /** Shop id, a hidden field `shopId`. */
  shopId?: string;
  /** Specifications in order. */
  specs: readonly SkuSpec[];
  /** SKUs that exist. */
  skus: readonly SkuOption[];
  /** Selection, when the page keeps it; otherwise the box keeps its own. */
  selection?: SkuSelection;
  /** Selection to start with, e.g. from the address. */
  defaultSelection?: SkuSelection;
  /** Called with each new selection and the SKU it names, if whole. */
  onSelect?: (selection: SkuSelection, sku: SkuOption | undefined) => void;
  /** Address of the page with a SKU chosen, so that values answer without script, too. */
  skuHref?: (skuId: string) => string;
  /** Pictures of values, `"颜色:红色"` → path. */
  swatches?: Readonly<Record<string, string>>;
  /** Quantity rule: least order and multiples. Default 1 and 1. */
  rule?: { min?: number; step?: number; max?: number };
  /** Quantity to start with. Default the least. */
  defaultQuantity?: number;
  /** Called with each new quantity. */
  onQuantityChange?: (quantity: number) => void;
  /** Unit word. Default 件. */
  unit?: string;
  /** `goods`: cart and buy; the others: buy only, with words of their own where it is not bought like others. Default `goods`. */
  kind?: "goods" | "virtual" | "preSale" | "deposit" | "flashSale" | "exchange";
  /** What is paid now of goods of the kind `deposit`, for the quantity. */
  depositYuan?: YuanText;
  /** Why nothing can be bought; buttons then say it. `notOffered` (isShowPurchase 0, Spec §7) hides them instead. */
  notBuyable?: NotBuyable;
  /** Id of the form, for buttons that stand outside it. */
  formId?: string;
  /** Where the form posts; the pressed button sends `intent` = `cart` or `buy`. Default empty, the page itself. */
  action?: string;
  /** Called on submit with what was chosen; without `preventDefault` the form is sent. */
  onSubmit?: (choice: BuyChoice, event: FormEvent<HTMLFormElement>) => void;
  /** Button that is working. */
  pending?: BuyChoice["intent"];
  /** The goods are sold in teams, too: one more button opens a team or joins the one that is named. */
  group?: { id: string; yuan: YuanText; aloneYuan: YuanText | null; teamId?: string };
  /** Refusal of the server, shown over the buttons. */
  errorText?: string;
  /** Whether it is a favourite. */
  isWishlisted?: boolean;
  /** Called by 收藏商品; without it the button posts `intent=wishlist`. */
  onToggleWishlist?: () => void;
  /** Whether the buyer is told once the chosen SKU is back; the button of what is sold out posts `await` or `forget`. */
  isAwaited?: boolean;
  /** Where goods like it are; for what cannot be bought. */
  similarHref?: string;
  /** Called by the button of a region that is not delivered to. */
  onChooseRegion?: () => void;
  /** What is behind the quantity, e.g. another way to order. */
  quantityAside?: ReactNode;
  /** What is behind the button of favourites, e.g. the way into a purchase list. */
  wishlistAside?: ReactNode;
  /** What is between specifications and buttons, e.g. DeliveryRow. */
  children?: ReactNode;
}
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
          <span className={css.unit}>{unit}</span>
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
