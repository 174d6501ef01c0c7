import { readListFilters } from "@tradehall/mall-adapters/list-values";
import { loadResults } from "../../pages/list/load-results.ts";
import { load, localeOf, mallOf } from "../../server/mall.ts";
import type { Route } from "./+types/route.ts";
import { ListPage } from "./ListPage.tsx";

export function loader(args: Route.LoaderArgs) {
  const address = readListFilters(new URL(args.request.url).searchParams);
  return load(() =>
    loadResults(mallOf(args), address, { request: args.request, locale: localeOf(args.request) }),
  );
}

export { shouldRevalidate } from "../../browser/document/without-sku.ts";

export default function List({ loaderData }: Route.ComponentProps) {
  return <ListPage {...loaderData} />;
}
