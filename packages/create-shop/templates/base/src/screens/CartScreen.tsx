"use client";

import type { ShopCartWithAmount } from "@tradehall/api-client/models/cart";
import { toCartShop, toExpiredLine } from "@tradehall/mall-adapters/cart";
import {
  everyLine,
  expiredOf,
  idsWith,
  isAboveStock,
  linesOf,
  pendingIn,
} from "@tradehall/mall-adapters/cart-model";
import { CartBar } from "@tradehall/mall-components/cart/CartBar";
import { CartEmpty } from "@tradehall/mall-components/cart/CartEmpty";
import { CartHead } from "@tradehall/mall-components/cart/CartHead";
import { CartShopGroup } from "@tradehall/mall-components/cart/CartShopGroup";
import { CartSkeleton } from "@tradehall/mall-components/cart/CartSkeleton";
import { ExpiredLines } from "@tradehall/mall-components/cart/ExpiredLines";
import { AsyncList } from "@tradehall/mall-components/parts/AsyncList";
import { minus } from "@tradehall/mall-rules/money";
import { shownRefusalText } from "@tradehall/mall-rules/words";
import { Frame } from "@tradehall/ui/Frame";
import { Stack } from "@tradehall/ui/Stack";
import { language, words } from "../language";
import { dataRoutes, pages } from "../mall/addresses";
import { usePlace } from "../mall/Place";
import { useCart } from "../mall/use-cart";

const idOf = ({ basketId }: { basketId: number }) => basketId;

interface CartLinesProps
  extends Pick<ReturnType<typeof useCart>, "pending" | "change" | "remove" | "toWishlist" | "claim"> {
  cart: ShopCartWithAmount;
}

/** The lines by shop, and at the foot what the ticked ones come to. */
function CartLines({ cart, pending, change, remove, toWishlist, claim }: CartLinesProps) {
  const { go } = usePlace();
  const lines = linesOf(cart);
  const expired = expiredOf(cart);
  const checked = lines.filter((line) => line.isChecked);
  const pendingIds = new Set([...pending.keys()].map(String));
  /** What is in a package goes together. */
  const whole = (id: string) => idsWith(everyLine(cart), Number(id));
  const tick = (ids: readonly number[], isChecked: boolean) => change(ids, { isChecked });
  const removeOne = (id: string) => void remove(whole(id));
  const wishOne = (id: string) => void toWishlist(whole(id));
  const all = {
    isAllSelected: lines.length > 0 && checked.length === lines.length,
    isSomeSelected: checked.length > 0,
    onSelectAll: (isSelected: boolean) => tick(lines.map(idOf), isSelected),
  };
  return (
    <Stack space="m">
      {lines.length > 0 ? <CartHead {...all} /> : <CartEmpty reason="expired" />}
      {cart.shopCarts.map((shop) => (
        <CartShopGroup
          eagerLines={6}
          group={toCartShop(shop, language.locale, dataRoutes)}
          key={shop.shopId}
          onClaim={(couponId) => void claim(couponId)}
          onDelete={removeOne}
          onMoveToWishlist={wishOne}
          onQuantity={(id, quantity) => change([Number(id)], { quantity })}
          onSelect={(id, isSelected) => tick(whole(id), isSelected)}
          onSelectShop={(_, isSelected) => tick(shop.shopCartItems.map(idOf), isSelected)}
          pendingLineIds={pendingIn(shop, pendingIds)}
        />
      ))}
      <ExpiredLines
        lines={expired.map((line) => toExpiredLine(line, language.locale, dataRoutes))}
        onClear={() => void remove(expired.map(idOf))}
        onDelete={removeOne}
        onMoveToWishlist={wishOne}
      />
      {lines.length > 0 && (
        <CartBar
          {...all}
          discount={cart.subtractMoney}
          disabledReason={
            checked.some(isAboveStock)
              ? shownRefusalText("insufficientInventory", language.locale)
              : undefined
          }
          maxLines={cart.settleMax}
          memberSaved={cart.memberReduceAmount}
          onDeleteSelected={() => void remove(checked.map(idOf))}
          onMoveSelectedToWishlist={() => void toWishlist(checked.map(idOf))}
          onSettle={() => go(pages.checkout)}
          onSettleFirst={() => tick(checked.slice(cart.settleMax).map(idOf), false)}
          selectedLines={cart.checkedLines}
          selectedPieces={cart.count}
          total={minus(cart.totalMoney, cart.subtractMoney)}
        />
      )}
    </Stack>
  );
}

/** The buyer's cart. It is asked for by the browser, which alone knows the session. */
export function CartScreen() {
  const { cart, hasFailed, load, ...handlers } = useCart();
  const isEmpty = cart && everyLine(cart).length === 0;
  return (
    <Frame paddingY="m">
      <title>{`${words.cart} - ${words.name}`}</title>
      {!cart && !hasFailed ? (
        <CartSkeleton />
      ) : (
        <AsyncList
          empty={isEmpty && <CartEmpty />}
          onRetry={() => void load()}
          state={cart ? "ready" : "failed"}
        >
          {cart && <CartLines cart={cart} {...handlers} />}
        </AsyncList>
      )}
    </Frame>
  );
}
