import {
  chosenSku,
  firstSelection,
  missingSpecs,
  type SkuSelection,
  skuRange,
} from "@tradehall/mall-rules/states/product/sku-choice";
import { type SubmitEvent, useState } from "react";
import type { BuyBoxProps } from "./buy-box-props.ts";

const intents = ["cart", "group", "await", "forget"] as const;
/** What the pressed button is for; Enter in a field buys. */
const intentOf = (pressed: string | null | undefined) => intents.find((one) => one === pressed) ?? "buy";

/** What is chosen in a buy box, how many may be bought, and what a submit means. */
export function useBuyBox(props: BuyBoxProps) {
  const { specs, skus, rule, notBuyable } = props;
  const [ownSelection, setOwnSelection] = useState<SkuSelection>(
    () => props.defaultSelection ?? firstSelection(specs, skus),
  );
  const min = rule?.min ?? 1;
  const step = rule?.step ?? 1;
  const [wanted, setWanted] = useState(props.defaultQuantity ?? min);
  const [isMissingShown, setMissingShown] = useState(false);

  const selection = props.selection ?? ownSelection;
  const sku = chosenSku(specs, skus, selection);
  const missing = missingSpecs(specs, selection);
  const stock = sku?.stock ?? skuRange(skus, selection)?.stock ?? 0;
  const most = Math.min(stock, rule?.max ?? stock);
  const max = min + Math.floor(Math.max(0, most - min) / step) * step;
  // Another SKU may hold less than what was asked for before; that number itself stays for going back.
  const quantity = Math.min(Math.max(wanted, min), max);
  const isShort = stock < min;
  // How an activity's pieces are gone is said by the activity itself, in one form.
  const isGone = notBuyable === "soldOutForNow" || notBuyable === "activitySoldOut";
  const notedStock = notBuyable === "soldOut" ? 0 : isGone ? undefined : stock;
  const isSkuSoldOut = sku !== undefined && isShort;

  function select(next: SkuSelection) {
    setOwnSelection(next);
    if (missingSpecs(specs, next).length === 0) setMissingShown(false);
    props.onSelect?.(next, chosenSku(specs, skus, next));
  }
  function setCount(next: number) {
    setWanted(next);
    props.onQuantityChange?.(next);
  }
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    const pressed = event.nativeEvent.submitter?.getAttribute("value");
    if (pressed === "wishlist") return;
    if (!sku) {
      event.preventDefault();
      setMissingShown(true);
      event.currentTarget
        .querySelector<HTMLElement>("[role=radiogroup] [tabindex='0']:not([data-selected])")
        ?.focus();
      return;
    }
    props.onSubmit?.({ intent: intentOf(pressed), skuId: sku.id, quantity }, event);
  }
  return {
    selection,
    sku,
    missing,
    stock,
    notedStock,
    min,
    max,
    step,
    quantity,
    isSkuSoldOut,
    isMissingShown,
    select,
    setCount,
    onSubmit,
  };
}
