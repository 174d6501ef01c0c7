/** Ticking lines, shops and the whole cart. What is in a package is ticked, deleted and moved with it. */
import type { ShopCartWithAmount } from "@tradehall/api-client/models/cart";
import { everyLine, idsWith, linesOf } from "@tradehall/mall-adapters/cart-model";
import { useCallback, useMemo, useRef } from "react";

const ids = (list: readonly { basketId: number }[]): number[] => list.map((line) => line.basketId);

/** The handlers stay the same while the cart changes: its rows are memoised. */
export function useCartSelection(
  cart: ShopCartWithAmount,
  setChecked: (ids: number[], isChecked: boolean) => void,
) {
  const lines = useMemo(() => linesOf(cart), [cart]);
  const latest = useRef(cart);
  latest.current = cart;
  const checked = lines.filter((line) => line.isChecked);
  const whole = useCallback((id: string) => idsWith(everyLine(latest.current), Number(id)), []);
  const selectShop = useCallback(
    (shopId: string, isSelected: boolean) => {
      const shop = latest.current.shopCarts.find((one) => String(one.shopId) === shopId);
      setChecked(ids(shop?.shopCartItems ?? []), isSelected);
    },
    [setChecked],
  );
  const select = useCallback(
    (id: string, isSelected: boolean) => setChecked(whole(id), isSelected),
    [setChecked, whole],
  );
  return {
    lines,
    checked,
    checkedIds: ids(checked),
    whole,
    selectShop,
    select,
    all: {
      isAllSelected: lines.length > 0 && checked.length === lines.length,
      isSomeSelected: checked.length > 0,
      onSelectAll: (isSelected: boolean) => setChecked(ids(lines), isSelected),
      onInvert: () => {
        setChecked(ids(checked), false);
        setChecked(ids(lines.filter((line) => !line.isChecked)), true);
      },
    },
  };
}
