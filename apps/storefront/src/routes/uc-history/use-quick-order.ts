/** A quick order in the browser: a worker reads the list, calls look it up and put it into the cart part by part. */

import type { QuickAddedLine, QuickResult } from "@tradehall/mall-components/cart/QuickOrderResult";
import { useReactionWords } from "@tradehall/mall-components/chrome/ReactionHost";
import { quickOrderLimits } from "@tradehall/mall-rules/limits";
import { startTransition, useRef, useState } from "react";
import { useFetcher } from "react-router-dom";
import { noteCart } from "../../browser/analytics/visits.ts";
import { mall } from "../../browser/calls/client.ts";
import { showCartCount } from "../../browser/chrome/cart-count.ts";
import { useActionReaction, useErrorReaction } from "../../browser/errors/Reactions.tsx";
import { type AddedLine, addInParts } from "../../pages/add-in-parts.ts";
import type { Attempt } from "../../server/attempt.ts";
import { type FoundList, type LookUp, lookUp } from "./look-up.ts";
import type { QuickAnswer } from "./quick-order-action.ts";
import { readOnWorker } from "./read-on-worker.ts";
import type { ReadSource } from "./read-source.ts";

const atOnce = quickOrderLimits.lookedUpAtOnce;
const nothing: FoundList = { text: "", rows: [] };

/** `sent` is what a form sent without script was answered. */
export function useQuickOrder(sent: Attempt<QuickAnswer> | undefined) {
  const first = sent?.ok ? sent.data : undefined;
  const [found, setFound] = useState<FoundList | undefined>(first);
  const [text, setText] = useState(first?.text ?? "");
  const [busy, setBusy] = useState<"reading" | "lookingUp">();
  const [progress, setProgress] = useState<Parameters<NonNullable<LookUp["onProgress"]>>[0]>();
  const [isLost, setLost] = useState(false);
  const [filled, setFilled] = useState<{ of: FoundList | undefined; lines: readonly AddedLine[] }>();
  const [isAdding, setAdding] = useState(false);
  const listing = useFetcher<Attempt<QuickAnswer>>();
  const latest = useRef<unknown>(undefined);
  const words = useReactionWords();
  const react = useErrorReaction();
  useActionReaction(sent);
  useActionReaction(listing.data);
  const added = filled && filled.of === found ? filled.lines : found === first ? (first?.added ?? []) : [];
  const results: Record<number, QuickResult> = {};
  for (const { line, isAdded, why } of added)
    results[line] = { isAdded, text: isAdded ? words("added") : why };

  async function add(lines: readonly QuickAddedLine[]) {
    setAdding(true);
    // What was refused before is tried again; what is in the cart stays said.
    let done = added.filter(({ isAdded }) => isAdded);
    try {
      await addInParts(mall, lines, (part, cartCount) => {
        done = [...done, ...part];
        setFilled({ of: found, lines: done });
        showCartCount(cartCount);
        for (const { prodId, count, isAdded } of part) if (isAdded) void noteCart(prodId, count);
      });
    } catch (error) {
      react(error);
    }
    setAdding(false);
  }
  async function readLater(source: string | File): Promise<ReadSource | undefined> {
    try {
      if (typeof source === "string") return await readOnWorker(source);
      if (source.size > quickOrderLimits.fileBytes) return { fault: "tooLarge" };
      return await readOnWorker(new Uint8Array(await source.arrayBuffer()));
    } catch (error) {
      console.error(error);
      setLost(true);
      return undefined;
    }
  }
  /** Reads and looks up; what a newer list has overtaken is dropped. */
  async function recognise(source: string | File) {
    const own = {};
    latest.current = own;
    const isLatest = () => latest.current === own;
    setLost(false);
    setBusy(typeof source === "string" ? "lookingUp" : "reading");
    const read = await readLater(source);
    if (!isLatest()) return;
    if (read && !("fault" in read) && typeof source !== "string") setText(read.text);
    setBusy("lookingUp");
    try {
      const next =
        read && (await lookUp(mall, read, { atOnce, onProgress: (at) => isLatest() && setProgress(at) }));
      // Many rows are drawn in slices.
      if (isLatest()) startTransition(() => setFound(next ?? nothing));
    } catch (error) {
      if (isLatest()) react(error);
    }
    if (!isLatest()) return;
    setBusy(undefined);
    setProgress(undefined);
  }
  return {
    found,
    form: {
      text,
      onText: setText,
      tooMany: found?.tooMany,
      isPending: busy === "lookingUp",
      isReading: busy === "reading",
      progress: progress && progress.of > atOnce ? progress : undefined,
      fileFault: isLost ? ("lost" as const) : found?.fileFault,
      source: found?.source,
      onRecognise: (list: string) => void recognise(list),
      onFile: (file: File) => void recognise(file),
    },
    result: {
      ...{ results, isAdding, isListing: listing.state !== "idle" },
      onAdd: (lines: readonly QuickAddedLine[]) => void add(lines),
      onList(lines: readonly QuickAddedLine[]) {
        const goods = lines.map(({ line, prodId, skuId, count }) => [line, prodId, skuId, count].join(":"));
        void listing.submit({ intent: "to-list", goods: goods.join(" ") }, { method: "POST" });
      },
    },
  };
}
