import type { ListState } from "@tradehall/mall-components/parts/AsyncList";
import type { ProductSummary } from "@tradehall/mall-components/product/ProductCard";
import { useRef, useState } from "react";
import { useErrorReaction } from "../../browser/errors/Reactions.tsx";
import { useShell } from "../../browser/session/use-shell.ts";
import { fetchFloor } from "./floor-calls.ts";

/** Fills two rows of four. */
export const shown = 8;

/** The chosen tab of a floor and its products, fetched once each; `""` is the tab of the floor's own. */
export function useFloorTab(own: readonly ProductSummary[]) {
  const { locale } = useShell();
  const react = useErrorReaction();
  const [tab, setTab] = useState("");
  const [failed, setFailed] = useState<string>();
  const [kept, keep] = useState<Record<string, ProductSummary[]>>({});
  const asked = useRef(new Set<string>());
  const choose = (id: string) => {
    setTab(id);
    if (!id || asked.current.has(id)) return;
    asked.current.add(id);
    setFailed(undefined);
    const fetched = fetchFloor(Number(id), shown, locale);
    fetched.then(
      (products) => keep((before) => ({ ...before, [id]: products })),
      (error: unknown) => {
        asked.current.delete(id);
        setFailed(id);
        react(error);
      },
    );
  };
  const products = tab ? kept[tab] : own;
  const state: ListState = products ? "ready" : failed === tab ? "failed" : "loading";
  return { tab, products: products ?? [], state, onTab: choose, onRetry: () => choose(tab) };
}
