/**
 * One queue per cart: changes show at once, are merged while a call runs, go out one after another, and give way to
 * the server's numbers. A refusal rolls back and says why (conventions "Undo"; peers 16, 17).
 */
import type { ShopCartWithAmount } from "@tradehall/api-client/models/cart";
import {
  checkChanges,
  type LineChange,
  type LineChanges,
  linesOf,
  type ServerChange,
  withAnswer,
  withChanges,
  withoutLines,
} from "@tradehall/mall-adapters/cart-model";
import { ChangeQueue } from "@tradehall/mall-adapters/change-queue";
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useRevalidator } from "react-router-dom";
import { toMallError } from "../../adapters/mall-error.ts";
import { showCartCount } from "../../browser/chrome/cart-count.ts";
import { onTabNews } from "../../browser/session/tabs.ts";
import * as cartCalls from "./cart-calls.ts";
import { useCartErrors } from "./use-cart-errors.ts";

/** A quantity goes out after the buyer's last click or key. */
const settleMs = 250;

const none: LineChanges = new Map();
const noLines: ReadonlySet<number> = new Set();

export function useCart(loaded: ShopCartWithAmount) {
  const [server, setServer] = useState(loaded);
  const [changes, setChanges] = useState(none);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  /** Lines whose deletion is on its way: they are gone for the buyer, and come back if it fails. */
  const [leaving, setLeaving] = useState(noLines);
  const latest = useRef({ server, leaving });
  latest.current = { server, leaving };
  const revalidator = useRevalidator();

  // A newly loaded cart is the server's newest word.
  useEffect(() => setServer(loaded), [loaded]);

  const isBusy = changes.size > 0;
  const heard = useRef({ isBusy, revalidator });
  heard.current = { isBusy, revalidator };
  /** Another tab changed the cart while changes of this one were on their way. */
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
  // A cart that was being read is here, perhaps an old one.
  const readAgain = useEffectEvent((_: typeof loaded) => {
    if (!isStale.current) return;
    isStale.current = false;
    void heard.current.revalidator.revalidate();
  });
  useEffect(() => {
    if (!isBusy) readAgain(loaded);
  }, [isBusy, loaded]);

  const { hasFailed, takeDoubt } = useCartErrors();
  const accept = useCallback(
    (change: ServerChange) => {
      // A cart being read now may be older than this answer.
      if (takeDoubt() || heard.current.revalidator.state !== "idle") isStale.current = true;
      setServer((cart) => withAnswer(cart, change));
      showCartCount(change.totals.prodCount);
    },
    [takeDoubt],
  );

  const sendQuantity = useCallback(
    async (basketId: number, change: LineChange, cart: ShopCartWithAmount) => {
      const line = linesOf(cart).find((one) => one.basketId === basketId);
      if (!line || change.quantity === undefined) return;
      const { prodId, skuId, shopId } = line;
      const answer = await cartCalls.change({
        prodId,
        skuId,
        shopId,
        basketId,
        quantity: change.quantity,
        ...(line.comboId > 0 ? { comboId: line.comboId } : {}),
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

  const send = async (sent: LineChanges): Promise<boolean> => {
    // A line that was deleted meanwhile wants nothing any more.
    const { server: cart, leaving: gone } = latest.current;
    const ids = new Set(linesOf(withoutLines(cart, gone)).map((line) => line.basketId));
    const wanted = new Map([...sent].filter(([id]) => ids.has(id)));
    try {
      const checks = checkChanges(wanted);
      if (checks.length > 0) {
        const answer = await cartCalls.check(checks);
        accept({ ...answer, ticks: new Map(checks.map((check) => [check.basketId, check.isChecked])) });
      }
      for (const [basketId, change] of wanted) await sendQuantity(basketId, change, cart);
      return true;
    } catch (cause) {
      const error = toMallError(cause);
      const [first] = [...wanted].filter(([, change]) => change.quantity !== undefined);
      if (error?.message && first) setProblems((now) => ({ ...now, [first[0]]: error.message }));
      hasFailed(cause, first !== undefined);
      return false;
    }
  };
  const sending = useRef(send);
  sending.current = send;
  const [queue] = useState(
    () => new ChangeQueue({ send: (sent) => sending.current(sent), show: setChanges }),
  );

  const change = useCallback(
    (changes: readonly (readonly [number, LineChange])[], waitMs: number) => {
      queue.add(changes, waitMs);
      setProblems((now) => {
        const gone = new Set(changes.map(([id]) => String(id)));
        // Most changes meet no problem, and a new object would redraw every shop.
        if (!Object.keys(now).some((id) => gone.has(id))) return now;
        return Object.fromEntries(Object.entries(now).filter(([id]) => !gone.has(id)));
      });
    },
    [queue],
  );
  /** Waits until the server knows every change; resolves with whether it took them all. */
  const settle = useCallback(() => queue.settle(), [queue]);

  const setQuantity = useCallback(
    (id: string, quantity: number) => change([[Number(id), { quantity }]], settleMs),
    [change],
  );
  const setChecked = useCallback(
    (ids: readonly number[], isChecked: boolean) =>
      change(
        ids.map((id) => [id, { isChecked }] as const),
        0,
      ),
    [change],
  );
  const cart = useMemo(() => {
    const changed = withChanges(server, changes);
    return leaving.size > 0 ? withoutLines(changed, leaving) : changed;
  }, [server, changes, leaving]);
  const handlers = { accept, hasFailed, setLeaving };
  return { cart, pending: changes, problems, setQuantity, setChecked, settle, ...handlers };
}
