/** First-level categories come with the page; what lies below one is fetched when the buyer points at it. */

import { toCategoryNode } from "@tradehall/mall-adapters/shell";
import type { CategoryNode } from "@tradehall/mall-components/chrome/CategoryFlyout";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import { fetchCategories } from "../calls/page-calls.ts";

type Children = ReadonlyMap<string, readonly CategoryNode[]>;

// One copy for the flyout and the home page, kept while browsing.
let children: Children = new Map();
const asked = new Set<string>();
const listeners = new Set<() => void>();
const none: Children = new Map();

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

async function fetchChildren(categoryId: string): Promise<void> {
  if (asked.has(categoryId)) return;
  asked.add(categoryId);
  try {
    const below = await fetchCategories(Number(categoryId));
    children = new Map([...children, [categoryId, below.map(toCategoryNode)]]);
    for (const listener of listeners) listener();
  } catch (error) {
    // Only logged (Spec §8): the first level still links; pointing at it again asks again.
    asked.delete(categoryId);
    console.error(error);
  }
}

/** The tree as far as it is known, and the way to ask for more. */
export function useCategories(
  topLevel: readonly Parameters<typeof toCategoryNode>[0][],
): [readonly CategoryNode[], (categoryId: string) => void] {
  const known = useSyncExternalStore(
    listen,
    () => children,
    () => none,
  );
  const nodes = useMemo(
    () =>
      topLevel.map((category) => {
        const { children: _, ...node } = toCategoryNode(category);
        const below = known.get(node.id);
        return below ? { ...node, children: below } : node;
      }),
    [topLevel, known],
  );
  const need = useCallback((categoryId: string) => void fetchChildren(categoryId), []);
  return [nodes, need];
}
