import { loadList } from "../mall/loads";
import { serverMall } from "../mall/server";
import { HomeScreen } from "../screens/HomeScreen";

export default async function Home() {
  return <HomeScreen list={await loadList(serverMall, {})} />;
}
