/** A quick order in the browser: the list is looked up by the page's action, and goes into the cart part by part. */
import { useReactionWords } from "@tradehall/mall-components/shell/ReactionHost";
import type { QuickAddedLine, QuickResult } from "@tradehall/mall-components/trade/QuickOrderResult";
import { useState } from "react";
import { useFetcher } from "react-router-dom";
import { mall } from "../../browser/calls/client.ts";
import { showCartCount } from "../../browser/chrome/cart-count.ts";
import { useActionReaction, useErrorReaction } from "../../browser/troubles/Reactions.tsx";
import { noteCart } from "../../browser/visits/visits.ts";
import { type AddedLine, addInParts } from "../../pages/add-in-parts.ts";
import type { Attempt } from "../../server/attempt.ts";
import type { QuickAnswer } from "./quick-order-action.ts";

function formOf(intent: string, text: string): FormData {
  const form = new FormData();
  form.set("intent", intent);
  form.set("text", text);
  return form;
}

/** `sent` is what a form sent without script was answered. */
export function useQuickOrder(sent: Attempt<QuickAnswer> | undefined) {
  const looking = useFetcher<Attempt<QuickAnswer>>();
  const listing = useFetcher<Attempt<QuickAnswer>>();
  const answer = looking.data ?? sent;
  const found = answer?.ok ? answer.data : undefined;
  const [text, setText] = useState(found?.text ?? "");
  const [filled, setFilled] = useState<{ of: QuickAnswer | undefined; lines: readonly AddedLine[] }>();
  const [isAdding, setAdding] = useState(false);
  const words = useReactionWords();
  const react = useErrorReaction();
  useActionReaction(answer);
  useActionReaction(listing.data);
  const added = filled && filled.of === found ? filled.lines : (found?.added ?? []);
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
  function recognise(list: string) {
    const form = formOf("look-up", list);
    void looking.submit(form, { method: "POST", encType: "multipart/form-data" });
  }
  return {
    found,
    form: {
      text,
      onText: setText,
      tooMany: found?.tooMany,
      isPending: looking.state !== "idle",
      onRecognise: recognise,
    },
    result: {
      ...{ results, isAdding, isListing: listing.state !== "idle" },
      onAdd: (lines: readonly QuickAddedLine[]) => void add(lines),
      onList(lines: readonly QuickAddedLine[]) {
        const form = formOf("to-list", found?.text ?? "");
        for (const { line, prodId, skuId, count } of lines)
          form.append("goods", [line, prodId, skuId, count].join(":"));
        void listing.submit(form, { method: "POST", encType: "multipart/form-data" });
      },
    },
  };
}
