import type { ShopCartWithAmount } from "@tradehall/api-client/models/cart";
import { eagerLinesOf, toCartShop, toExpiredLine } from "@tradehall/mall-adapters/cart";
import {
  everyLine,
  expiredOf,
  idsWith,
  isAboveStock,
  linesOf,
  pendingIn,
  toListed,
} from "@tradehall/mall-adapters/cart-model";
import { CartBar } from "@tradehall/mall-components/cart/CartBar";
import { CartEmpty } from "@tradehall/mall-components/cart/CartEmpty";
import { CartHead } from "@tradehall/mall-components/cart/CartHead";
import { CartShopGroup } from "@tradehall/mall-components/cart/CartShopGroup";
import { DensityFrame } from "@tradehall/mall-components/cart/DensityFrame";
import { ExpiredLines } from "@tradehall/mall-components/cart/ExpiredLines";
import { minus } from "@tradehall/mall-rules/money";
import { shownRefusalText } from "@tradehall/mall-rules/words";
import { Frame } from "@tradehall/ui/Frame";
import { useCallback, useMemo, useRef } from "react";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { useDensity } from "../../browser/actions/use-density.ts";
import { useShell } from "../../browser/session/use-shell.ts";
import { CartForm, type CartFormProps } from "./CartForm.tsx";
import { CartTools } from "./CartTools.tsx";
import { useCart } from "./use-cart.ts";
import { useCartActions } from "./use-cart-actions.ts";
import { useCheckoutAfterSave } from "./use-checkout-after-save.ts";

interface CartPageProps extends Pick<CartFormProps, "failure" | "allowance"> {
  loaded: ShopCartWithAmount;
  isCompact: boolean;
}

export function CartPage({ loaded, isCompact, allowance, failure }: CartPageProps) {
  const { locale } = useShell();
  const density = useDensity(isCompact);
  const { cart, pending, problems, setQuantity, setChecked, settle, ...handlers } = useCart(loaded);
  const lines = useMemo(() => linesOf(cart), [cart]);
  const expired = useMemo(() => expiredOf(cart), [cart]);
  const acts = useCartActions([...lines, ...expired], handlers);
  const { isSettling, toCheckout } = useCheckoutAfterSave(async () =>
    (await Promise.all([settle(), acts.settle()])).every(Boolean),
  );
  const latest = useRef(cart);
  latest.current = cart;
  const ids = (list: readonly { basketId: number }[]) => list.map((line) => line.basketId);
  const checked = lines.filter((line) => line.isChecked);
  const total = minus(cart.totalMoney, cart.subtractMoney);
  const selectShop = useCallback(
    (shopId: string, isSelected: boolean) => {
      const shop = latest.current.shopCarts.find((one) => String(one.shopId) === shopId);
      setChecked(shop?.shopCartItems.map((line) => line.basketId) ?? [], isSelected);
    },
    [setChecked],
  );
  // What is in a package goes with it.
  const whole = useCallback((id: string) => idsWith(everyLine(latest.current), Number(id)), []);
  const select = useCallback(
    (id: string, isSelected: boolean) => setChecked(whole(id), isSelected),
    [setChecked, whole],
  );
  const remove = useCallback((id: string) => void acts.remove(whole(id)), [acts.remove, whole]);
  const toWishlist = useCallback((id: string) => void acts.toWishlist(whole(id)), [acts.toWishlist, whole]);
  const pendingIds = useMemo(() => new Set([...pending.keys()].map(String)), [pending]);
  if (lines.length === 0 && expired.length === 0)
    return (
      <Frame paddingY="m">
        <CartEmpty />
      </Frame>
    );
  const selection = {
    isAllSelected: lines.length > 0 && checked.length === lines.length,
    isSomeSelected: checked.length > 0,
    onSelectAll: (isSelected: boolean) => setChecked(ids(lines), isSelected),
    onInvert: () => {
      setChecked(ids(checked), false);
      setChecked(ids(lines.filter((line) => !line.isChecked)), true);
    },
  };
  return (
    <Frame paddingY="m">
      <CartForm {...{ failure, allowance, total }}>
        <DensityFrame {...density}>
          {lines.length > 0 ? <CartHead {...selection} /> : <CartEmpty reason="expired" />}
          {cart.shopCarts.map((shop, at) => (
            <CartShopGroup
              key={shop.shopId}
              group={toCartShop(shop, locale, dataRoutes)}
              pendingLineIds={pendingIn(shop, pendingIds)}
              {...{ problems, eagerLines: eagerLinesOf(cart.shopCarts, at) }}
              onClaim={acts.claim}
              onSelectShop={selectShop}
              onSelect={select}
              onQuantity={setQuantity}
              onDelete={remove}
              onMoveToWishlist={toWishlist}
            />
          ))}
          <ExpiredLines
            lines={expired.map((line) => toExpiredLine(line, locale, dataRoutes))}
            onClear={() => void acts.clear(ids(expired))}
            onDelete={remove}
            onMoveToWishlist={toWishlist}
          />
        </DensityFrame>
        {lines.length > 0 && (
          <CartBar
            {...selection}
            {...{ selectedLines: cart.checkedLines, selectedPieces: cart.count, total }}
            discount={cart.subtractMoney}
            {...{ memberSaved: cart.memberReduceAmount, maxLines: cart.settleMax }}
            isPending={isSettling}
            disabledReason={
              checked.some(isAboveStock) ? shownRefusalText("insufficientInventory", locale) : undefined
            }
            onDeleteSelected={() => void acts.remove(ids(checked))}
            onMoveSelectedToWishlist={() => void acts.toWishlist(ids(checked))}
            toolsAside={<CartTools goods={checked.map(toListed)} />}
            onSettle={() => void toCheckout()}
            onSettleFirst={() => setChecked(ids(checked.slice(cart.settleMax)), false)}
          />
        )}
      </CartForm>
    </Frame>
  );
}
