import type { ShopCartWithAmount } from "@tradehall/api-client/models/cart";
import { eagerLinesOf, toCartShop, toExpiredLine } from "@tradehall/mall-adapters/cart";
import { expiredOf, isAboveStock, pendingIn, toListed } from "@tradehall/mall-adapters/cart-model";
import { CartBar } from "@tradehall/mall-components/cart/CartBar";
import { CartEmpty } from "@tradehall/mall-components/cart/CartEmpty";
import { CartHead } from "@tradehall/mall-components/cart/CartHead";
import { CartShopGroup } from "@tradehall/mall-components/cart/CartShopGroup";
import { DensityFrame } from "@tradehall/mall-components/cart/DensityFrame";
import { ExpiredLines } from "@tradehall/mall-components/cart/ExpiredLines";
import { minus } from "@tradehall/mall-rules/money";
import { shownRefusalText } from "@tradehall/mall-rules/words";
import { Frame } from "@tradehall/ui/Frame";
import { useCallback, useMemo } from "react";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { useDensity } from "../../browser/actions/use-density.ts";
import { useShell } from "../../browser/session/use-shell.ts";
import { CartForm, type CartFormProps } from "./CartForm.tsx";
import { CartTools } from "./CartTools.tsx";
import { useCart } from "./use-cart.ts";
import { useCartActions } from "./use-cart-actions.ts";
import { useCartSelection } from "./use-cart-selection.ts";
import { useCheckoutAfterSave } from "./use-checkout-after-save.ts";

interface CartPageProps extends Pick<CartFormProps, "failure" | "allowance"> {
  loaded: ShopCartWithAmount;
  isCompact: boolean;
}

export function CartPage({ loaded, isCompact, allowance, failure }: CartPageProps) {
  const { locale } = useShell();
  const density = useDensity(isCompact);
  const { cart, pending, problems, setQuantity, setChecked, settle, ...handlers } = useCart(loaded);
  const { lines, checked, checkedIds, whole, selectShop, select, all } = useCartSelection(cart, setChecked);
  const expired = useMemo(() => expiredOf(cart), [cart]);
  const acts = useCartActions([...lines, ...expired], handlers);
  const { isSettling, toCheckout } = useCheckoutAfterSave(async () =>
    (await Promise.all([settle(), acts.settle()])).every(Boolean),
  );
  const total = minus(cart.totalMoney, cart.subtractMoney);
  const remove = useCallback((id: string) => void acts.remove(whole(id)), [acts.remove, whole]);
  const toWishlist = useCallback((id: string) => void acts.toWishlist(whole(id)), [acts.toWishlist, whole]);
  const pendingIds = useMemo(() => new Set([...pending.keys()].map(String)), [pending]);
  if (lines.length === 0 && expired.length === 0)
    return (
      <Frame paddingY="m">
        <CartEmpty />
      </Frame>
    );
  return (
    <Frame paddingY="m">
      <CartForm {...{ failure, allowance, total }}>
        <DensityFrame {...density}>
          {lines.length > 0 ? <CartHead {...all} /> : <CartEmpty reason="expired" />}
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
            onClear={() => void acts.clear(expired.map(({ basketId }) => basketId))}
            onDelete={remove}
            onMoveToWishlist={toWishlist}
          />
        </DensityFrame>
        {lines.length > 0 && (
          <CartBar
            {...all}
            {...{ selectedLines: cart.checkedLines, selectedPieces: cart.count, total }}
            discount={cart.subtractMoney}
            {...{ memberSaved: cart.memberReduceAmount, maxLines: cart.settleMax }}
            isPending={isSettling}
            disabledReason={
              checked.some(isAboveStock) ? shownRefusalText("insufficientInventory", locale) : undefined
            }
            onDeleteSelected={() => void acts.remove(checkedIds)}
            onMoveSelectedToWishlist={() => void acts.toWishlist(checkedIds)}
            toolsAside={<CartTools goods={checked.map(toListed)} />}
            onSettle={() => void toCheckout()}
            onSettleFirst={() => setChecked(checkedIds.slice(cart.settleMax), false)}
          />
        )}
      </CartForm>
    </Frame>
  );
}
