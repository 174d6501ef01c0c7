import { filtersOf, loadList } from "../../mall/loads";
import { serverMall } from "../../mall/server";
import { ListScreen } from "../../screens/ListScreen";

interface GoodsProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function Goods({ searchParams }: GoodsProps) {
  return <ListScreen list={await loadList(serverMall, filtersOf(await searchParams))} />;
}
