/** One purchase list in the browser: lines change at once and are kept one after another; the server says what they cost then. */
import { changeListLine } from "@tradehall/api-client/endpoints/purchase-list/change-list-line";
import { removeListLines } from "@tradehall/api-client/endpoints/purchase-list/remove-list-lines";
import { restoreListLines } from "@tradehall/api-client/endpoints/purchase-list/restore-list-lines";
import { toPurchaseLine } from "@tradehall/mall-adapters/purchase-list";
import { useReactionWords } from "@tradehall/mall-components/chrome/ReactionHost";
import type { PurchaseLineResult, PurchaseLineView } from "@tradehall/mall-components/saved/PurchaseLists";
import { useCallback, useMemo, useRef, useState } from "react";
import { useRevalidator } from "react-router-dom";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { useUndoable } from "../../browser/actions/use-undoable.ts";
import { noteCart } from "../../browser/analytics/visits.ts";
import { mall } from "../../browser/calls/client.ts";
import { useOnChange } from "../../browser/calls/use-on-change.ts";
import { showCartCount } from "../../browser/chrome/cart-count.ts";
import { useErrorReaction } from "../../browser/errors/Reactions.tsx";
import { type AddedLine, addInParts } from "../../pages/add-in-parts.ts";
import type { LoadedList } from "./load-lists.ts";

type Changed = Readonly<Record<string, PurchaseLineView>>;

/** `sent` is what a form sent without script was answered. */
export function usePurchaseList({ list, lines, places }: LoadedList, sent: readonly AddedLine[] = []) {
  const listId = Number(list.id);
  const [changed, setChanged] = useState<Changed>({});
  const [gone, setGone] = useState<readonly string[]>([]);
  const [added, setAdded] = useState(sent);
  const [isAdding, setAdding] = useState(false);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const { act } = useUndoable();
  const { revalidate } = useRevalidator();
  const words = useReactionWords();
  const react = useErrorReaction();
  // What was loaded again says it all.
  useOnChange(lines, () => setChanged({}));

  const shown = useMemo(
    () => lines.filter(({ id }) => !gone.includes(id)).map((line) => changed[line.id] ?? line),
    [lines, gone, changed],
  );
  const latest = useRef(shown);
  latest.current = shown;
  const now = useRef({ act, places, revalidate, words });
  now.current = { act, places, revalidate, words };

  const change = useCallback(
    (id: string, body: { prodCount: number } | { note: string }, wanted: Partial<PurchaseLineView>) => {
      const before = latest.current.find((line) => line.id === id);
      if (!before) return;
      const show = (line: PurchaseLineView) => setChanged((all) => ({ ...all, [id]: line }));
      const meant = { ...before, ...wanted };
      const isLatest = () => latest.current.find((line) => line.id === id) === meant;
      const send = async () => {
        // Steps that were passed over need not be kept.
        if (!isLatest()) return;
        const line = await mall(changeListLine, { body: { listId, skuId: Number(id), ...body } });
        if (isLatest()) show(toPurchaseLine(line, dataRoutes));
      };
      void now.current.act({
        show: () => show(meant),
        takeBack: () => show({ ...before, isPending: false }),
        send: () => {
          queue.current = queue.current.catch(() => undefined).then(send);
          return queue.current;
        },
      });
    },
    [listId],
  );
  const onQuantity = useCallback(
    (id: string, quantity: number) => change(id, { prodCount: quantity }, { quantity, isPending: true }),
    [change],
  );
  const onNote = useCallback((id: string, note: string) => change(id, { note }, { note }), [change]);
  const onRemove = useCallback(
    (ids: readonly string[]) => {
      const rows = latest.current.filter(({ id }) => ids.includes(id));
      if (rows.length === 0) return;
      const { act: undoable, places: at, words: say } = now.current;
      const back = rows.map(({ id, quantity, note }) => ({
        ...{ skuId: Number(id), prodCount: quantity, note, createdAt: at[id] ?? 0 },
      }));
      const again = () => now.current.revalidate();
      void undoable({
        show: () => setGone((all) => [...all, ...ids]),
        takeBack: () => setGone((all) => all.filter((id) => !ids.includes(id))),
        send: () => mall(removeListLines, { body: { listId, skuIds: ids.map(Number) } }).then(again),
        undo: {
          message: say("removed", { count: rows.length }),
          send: () => mall(restoreListLines, { body: { listId, lines: back } }).then(again),
        },
      });
    },
    [listId],
  );
  async function add(wanted: readonly PurchaseLineView[]) {
    setAdding(true);
    const rows = wanted.map(({ id, prodId, quantity }, line) => ({
      ...{ line, prodId, skuId: id, count: quantity },
    }));
    let done: readonly AddedLine[] = [];
    try {
      await addInParts(mall, rows, (part, cartCount) => {
        done = [...done, ...part];
        setAdded(done);
        showCartCount(cartCount);
        for (const { prodId, count, isAdded } of part) if (isAdded) void noteCart(prodId, count);
      });
    } catch (error) {
      react(error);
    }
    setAdding(false);
  }
  const results = useMemo(() => {
    const message = words("added");
    return Object.fromEntries(
      added.map(({ skuId, isAdded, why }): [string, PurchaseLineResult] => [
        skuId,
        { isAdded, text: isAdded ? message : why },
      ]),
    );
  }, [added, words]);
  return {
    lines: shown,
    results,
    isAdding,
    onQuantity,
    onNote,
    onRemove,
    onAdd: (wanted: readonly PurchaseLineView[]) => void add(wanted),
  };
}
