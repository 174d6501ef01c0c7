/** How a page's list is: its loader answered or failed, and others are on their way. */
import type { ListStateProps } from "@tradehall/mall-components/parts/AsyncList";
import { useState } from "react";
import { useLocation, useNavigation, useRevalidator } from "react-router-dom";
import { isHostThere } from "../errors/page-health.ts";

/** Whether the address asks for a page behind the last one of what was loaded. */
const isBeyond = (loaded: unknown, search: string): boolean => {
  if (typeof loaded !== "object" || loaded === null || !("pageCount" in loaded)) return false;
  const { pageCount } = loaded;
  const page = Number(new URLSearchParams(search).get("page") ?? 1);
  return typeof pageCount === "number" && pageCount > 0 && page > pageCount;
};

/** `loaded` is what the page's loader answered for it; undefined where that could not be loaded. */
export function useListState(loaded: unknown): Required<ListStateProps> {
  const { pathname, search } = useLocation();
  const isLeading = useNavigation().location?.pathname === pathname;
  const { revalidate, state } = useRevalidator();
  const [isRetrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    try {
      // Asked for without a network, the data would cost the page.
      if (await isHostThere()) await revalidate();
    } catch (error) {
      console.error(error);
    }
    setRetrying(false);
  };
  const isLoading = isRetrying || isLeading || state === "loading";
  const shown = isBeyond(loaded, search) ? "beyond" : isLeading ? "refetching" : "ready";
  return {
    state: loaded === undefined ? (isLoading ? "loading" : "failed") : shown,
    onRetry: () => void retry(),
  };
}
