import { compareProds } from "@tradehall/api-client/endpoints/product/compare-prods";
import { toComparedGoods } from "@tradehall/mall-adapters/compare";
import type { ComparedGoods } from "@tradehall/mall-components/list/CompareDialog";
import { toId } from "@tradehall/mall-rules/checks/id";
import { useState } from "react";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { mall } from "../../browser/calls/client.ts";
import { useOnChange } from "../../browser/calls/use-on-change.ts";
import { useShell } from "../../browser/session/use-shell.ts";
import { readCookie, regionCookie } from "../../isomorphic/cookies.ts";

/** These goods as they are now; those that have come stand while others are asked for. */
export function useComparedGoods(ids: readonly string[]) {
  const { locale } = useShell();
  const [goods, setGoods] = useState<ComparedGoods[]>();
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const prodIds = ids.join(",");
  useOnChange(`${locale} ${tries} ${prodIds}`, () => {
    if (!prodIds || ids.every((id) => goods?.some((one) => one.id === id))) return;
    let isOver = false;
    const areaId = toId(readCookie(document.cookie, regionCookie));
    setFailed(false);
    mall(compareProds, { query: { prodIds, ...(areaId ? { areaId } : {}) } })
      .then((found) => {
        if (!isOver) setGoods(found.map((one) => toComparedGoods(one, locale, dataRoutes)));
      })
      .catch((error: unknown) => {
        console.error(error);
        if (!isOver) setFailed(true);
      });
    return () => {
      isOver = true;
    };
  });
  const inOrder = ids.flatMap((id) => goods?.find((one) => one.id === id) ?? []);
  return {
    goods: inOrder.length === ids.length ? inOrder : undefined,
    known: goods ?? [],
    hasFailed,
    retry: () => setTries(tries + 1),
  };
}
