import { changeItem } from "@tradehall/api-client/endpoints/cart/change-item";
import { checkItems } from "@tradehall/api-client/endpoints/cart/check-items";
import { deleteItems } from "@tradehall/api-client/endpoints/cart/delete-items";
import { getCart } from "@tradehall/api-client/endpoints/cart/get-cart";
import { restoreItems } from "@tradehall/api-client/endpoints/cart/restore-items";
import { checkCollection } from "@tradehall/api-client/endpoints/collection/check-collection";
import { toggleCollection } from "@tradehall/api-client/endpoints/collection/toggle-collection";
import { receiveCoupon } from "@tradehall/api-client/endpoints/promotion/coupon/receive-coupon";
import { SignInNeeded } from "@tradehall/api-client/errors";
import type { ShopCartWithAmount } from "@tradehall/api-client/models/cart";
import {
  checkChanges,
  everyLine,
  type LineChange,
  type LineChanges,
  linesOf,
  type ServerChange,
  withAnswer,
  withChanges,
} from "@tradehall/mall-adapters/cart-model";
import { ChangeQueue } from "@tradehall/mall-adapters/change-queue";
import { useReactionWords } from "@tradehall/mall-components/chrome/ReactionHost";
import { toast } from "@tradehall/ui/Toast";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useBuyer } from "./buyer";
import { mall } from "./client";
import { withPicture } from "./sample-pictures";
import { useFailure } from "./use-failure";

/** A quantity is sent once the buyer has stopped pressing. */
const settleMs = 250;

const noChanges: LineChanges = new Map();

/** What the mall has no picture of shows a drawing. */
const withPictures = (cart: ShopCartWithAmount): ShopCartWithAmount => ({
  ...cart,
  shopCarts: cart.shopCarts.map((shop) => ({ ...shop, shopCartItems: shop.shopCartItems.map(withPicture) })),
});

/** The buyer's cart: changes show at once, go out one after another, and give way to the numbers that the mall answers. */
export function useCart() {
  const failed = useFailure();
  const say = useReactionWords();
  const { setCartCount } = useBuyer();
  const [loaded, setLoaded] = useState<ShopCartWithAmount>();
  const [hasFailed, setFailed] = useState(false);
  const [changes, setChanges] = useState(noChanges);
  const latest = useRef(loaded);
  latest.current = loaded;

  const load = useCallback(async () => {
    setFailed(false);
    try {
      const cart = await mall(getCart, { query: {} });
      setLoaded(withPictures(cart));
      setCartCount(cart.prodCount);
    } catch (error) {
      if (error instanceof SignInNeeded) failed(error);
      else setFailed(true);
    }
  }, [failed, setCartCount]);
  useEffect(() => void load(), [load]);

  const accept = (change: ServerChange) => {
    setLoaded((cart) => cart && withPictures(withAnswer(cart, change)));
    setCartCount(change.totals.prodCount);
  };
  const sendQuantity = async (basketId: number, { quantity }: LineChange) => {
    const line = latest.current && linesOf(latest.current).find((one) => one.basketId === basketId);
    if (!line || quantity === undefined) return;
    const { prodId, skuId, shopId, comboId } = line;
    const body = { prodId, skuId, shopId, basketId, quantity, ...(comboId > 0 ? { comboId } : {}) };
    const { line: changedLine, alsoChanged, goneBasketIds, shop, totals } = await mall(changeItem, { body });
    const lines = changedLine ? [changedLine, ...alsoChanged] : alsoChanged;
    accept({ lines, gone: goneBasketIds, shops: shop ? [shop] : [], totals });
  };
  const send = async (sent: LineChanges): Promise<boolean> => {
    try {
      const items = checkChanges(sent);
      if (items.length > 0) {
        const answer = await mall(checkItems, { body: { items } });
        accept({ ...answer, ticks: new Map(items.map(({ basketId, isChecked }) => [basketId, isChecked])) });
      }
      for (const [basketId, change] of sent) await sendQuantity(basketId, change);
      return true;
    } catch (error) {
      failed(error);
      void load();
      return false;
    }
  };
  const sending = useRef(send);
  sending.current = send;
  const [queue] = useState(
    () => new ChangeQueue({ send: (sent) => sending.current(sent), show: setChanges }),
  );

  const change = (ids: readonly number[], next: LineChange) =>
    queue.add(
      ids.map((id) => [id, next] as const),
      next.quantity === undefined ? 0 : settleMs,
    );
  const remove = async (ids: readonly number[]) => {
    try {
      const { removed, shops, totals } = await mall(deleteItems, { body: { basketIds: [...ids] } });
      accept({ gone: ids, shops, totals });
      const restore = () => void mall(restoreItems, { body: { items: removed } }).then(load, failed);
      toast.show({
        message: say("removed", { count: removed.length }),
        action: { label: say("undo"), onPress: restore },
      });
    } catch (error) {
      failed(error);
    }
  };
  const toWishlist = async (ids: readonly number[]) => {
    const lines = latest.current ? everyLine(latest.current) : [];
    try {
      for (const { prodId } of lines.filter(({ basketId }) => ids.includes(basketId)))
        if (!(await mall(checkCollection, { query: { prodId } })))
          await mall(toggleCollection, { body: { prodId } });
    } catch (error) {
      return failed(error);
    }
    await remove(ids);
  };
  const claim = async (couponId: string) => {
    try {
      await mall(receiveCoupon, { body: { couponId: Number(couponId) } });
      toast.show({ tone: "success", message: say("claimed") });
      await load();
    } catch (error) {
      failed(error);
    }
  };
  const cart = useMemo(() => loaded && withChanges(loaded, changes), [loaded, changes]);
  return { cart, pending: changes, hasFailed, load, change, remove, toWishlist, claim };
}
