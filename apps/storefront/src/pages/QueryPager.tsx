import { ListPager } from "@tradehall/mall-components/parts/ListPager";
import { hrefOf, type ListQuery, type ListValues } from "../adapters/list-query.ts";

interface QueryPagerProps<Query extends ListQuery> {
  /** What addresses of the list say. */
  of: Query;
  /** What this page's address says. */
  query: ListValues<Query>;
  /** Undefined where the list could not be loaded. */
  loaded: { pageCount: number } | undefined;
}

/** The pages of a list that the page's address describes. */
export function QueryPager<Query extends ListQuery>({ of, query, loaded }: QueryPagerProps<Query>) {
  return (
    <ListPager
      page={query.page}
      pageCount={loaded?.pageCount ?? 0}
      hrefForPage={(page) => hrefOf(of, { ...query, page })}
    />
  );
}
