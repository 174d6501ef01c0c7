import type { ListView } from "@tradehall/mall-adapters/list";
import { ListEmpty } from "@tradehall/mall-components/list/ListEmpty";
import { Frame } from "@tradehall/ui/Frame";
import { ListResults } from "../../pages/list/ListResults.tsx";
import { useSearchRefusal } from "../../pages/list/use-search-refusal.ts";

interface ListPageProps {
  list: ListView | null;
  /** The server's words where it refuses to search. */
  refusal: string;
}

export function ListPage({ list, refusal }: ListPageProps) {
  useSearchRefusal(refusal);
  return <Frame paddingY="m">{list ? <ListResults list={list} /> : <ListEmpty reason="closed" />}</Frame>;
}
