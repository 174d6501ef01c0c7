/**
 * One queue per cart: wishes show at once, are merged while a call runs, go out one after another, and give way to
 * the server's numbers. A refusal rolls back and says why (conventions "Undo"; peers 16, 17).
 */
import type { ShopCartWithAmount } from "@tradehall/api-client/models/cart";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useRevalidator } from "react-router-dom";
import { toMallError } from "../../adapters/mall-error.ts";
import { showCartCount } from "../../browser/cart-count.ts";
import { cartCalls } from "../../browser/lazy-calls.ts";
import { useErrorReaction } from "../../browser/Reactions.tsx";
import { onTabNews } from "../../browser/tabs.ts";
import {
  checkWishes,
  linesOf,
  type ServerChange,
  type Wish,
  type Wishes,
  withAnswer,
  withWishes,
} from "./cart-model.ts";

/** A quantity goes out after the buyer's last click or key. */
const settleMs = 250;

const none: Wishes = new Map();

export function useCart(loaded: ShopCartWithAmount) {
  const [server, setServer] = useState(loaded);
  const [wishes, setWishes] = useState(none);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const latest = useRef({ server, wishes });
  latest.current = { server, wishes };
  const running = useRef<Promise<void>>(undefined);
  const timer = useRef<number>(undefined);
  const react = useErrorReaction();
  const revalidator = useRevalidator();

  // The calls come once the first view stands, so that the first click waits for nothing.
  useEffect(() => void cartCalls(), []);

  // A newly loaded cart is the server's newest word.
  useEffect(() => setServer(loaded), [loaded]);

  const isBusy = wishes.size > 0;
  const heard = useRef({ isBusy, revalidator });
  heard.current = { isBusy, revalidator };
  /** Another tab changed the cart while wishes of this one were on their way. */
  const isStale = useRef(false);
  useEffect(
    () =>
      onTabNews((news) => {
        if (news.kind !== "cartChanged") return;
        isStale.current = heard.current.isBusy;
        if (!heard.current.isBusy) void heard.current.revalidator.revalidate();
      }),
    [],
  );
  useEffect(() => {
    if (isBusy || !isStale.current) return;
    isStale.current = false;
    void heard.current.revalidator.revalidate();
  }, [isBusy]);

  const accept = useCallback((change: ServerChange) => {
    // A cart being read now may be older than this answer.
    if (heard.current.revalidator.state !== "idle") isStale.current = true;
    setServer((cart) => withAnswer(cart, change));
    showCartCount(change.totals.prodCount);
  }, []);

  /** Drops wishes that were answered, unless the buyer has wished anew meanwhile. */
  const drop = useCallback((sent: Wishes) => {
    setWishes((now) => new Map([...now].filter(([id, wish]) => sent.get(id) !== wish)));
  }, []);

  const sendQuantity = useCallback(
    async (basketId: number, wish: Wish, cart: ShopCartWithAmount) => {
      const line = linesOf(cart).find((one) => one.basketId === basketId);
      if (!line || wish.quantity === undefined) return;
      const { prodId, skuId, shopId } = line;
      const answer = await (await cartCalls()).change({
        prodId,
        skuId,
        shopId,
        basketId,
        quantity: wish.quantity,
      });
      accept({
        lines: answer.line ? [answer.line, ...answer.alsoChanged] : answer.alsoChanged,
        gone: answer.goneBasketIds,
        shops: answer.shop ? [answer.shop] : [],
        totals: answer.totals,
      });
    },
    [accept],
  );

  const flush = useCallback(async () => {
    while (latest.current.wishes.size > 0) {
      const { wishes: sent, server: cart } = latest.current;
      try {
        const checks = checkWishes(sent);
        if (checks.length > 0) {
          const answer = await (await cartCalls()).check(checks);
          const ticked = new Map(checks.map((check) => [check.basketId, check.isChecked]));
          accept({
            ...answer,
            lines: linesOf(cart).flatMap((line) => {
              const isChecked = ticked.get(line.basketId);
              return isChecked === undefined ? [] : [{ ...line, isChecked }];
            }),
          });
        }
        for (const [basketId, wish] of sent) await sendQuantity(basketId, wish, cart);
      } catch (cause) {
        const error = toMallError(cause);
        const [first] = [...sent].filter(([, wish]) => wish.quantity !== undefined);
        if (error?.message && first) setProblems((now) => ({ ...now, [first[0]]: error.message }));
        react(cause);
        // The other lines' fate is unknown: the server says how the cart stands.
        void revalidator.revalidate();
      }
      drop(sent);
      // The state must have settled before the next look.
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  }, [accept, drop, react, revalidator, sendQuantity]);

  const start = useCallback(() => {
    running.current ??= flush().finally(() => {
      running.current = undefined;
    });
  }, [flush]);

  const wish = useCallback(
    (changes: readonly (readonly [number, Wish])[], waitMs: number) => {
      setWishes(
        (now) =>
          new Map([...now, ...changes.map(([id, next]) => [id, { ...now.get(id), ...next }] as const)]),
      );
      setProblems((now) => {
        const gone = new Set(changes.map(([id]) => String(id)));
        return Object.fromEntries(Object.entries(now).filter(([id]) => !gone.has(id)));
      });
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(start, waitMs);
    },
    [start],
  );

  const setQuantity = useCallback(
    (id: string, quantity: number) => wish([[Number(id), { quantity }]], settleMs),
    [wish],
  );
  const setChecked = useCallback(
    (ids: readonly number[], isChecked: boolean) =>
      wish(
        ids.map((id) => [id, { isChecked }] as const),
        0,
      ),
    [wish],
  );
  const cart = useMemo(() => withWishes(server, wishes), [server, wishes]);
  return { cart, pending: wishes, problems, setQuantity, setChecked, accept, setServer };
}
