import { useEffect } from "react";
import { useLocation, useMatches } from "react-router-dom";
import { withoutSku } from "../document/without-sku.ts";
import { pageOpened } from "./opened-pages.ts";

/** Tells the analytics of every page change (Spec §4). */
export function useVisits(userId: number | undefined): void {
  const { pathname, search: currentSearch } = useLocation();
  // Another SKU of a product is no other page.
  const search = withoutSku(currentSearch);
  // Only a product's page says so.
  const { detail }: Record<string, unknown> = Object(useMatches().at(-1)?.loaderData);
  const isGroupBuy = Object(detail).isGroupBuy === true;
  useEffect(() => {
    const user = userId === undefined ? null : String(userId);
    pageOpened({ pathname, search, isGroupBuy, at: Date.now(), userId: user });
  }, [pathname, search, isGroupBuy, userId]);
}
