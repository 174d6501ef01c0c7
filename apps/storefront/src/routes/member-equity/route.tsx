import { listLevels } from "@tradehall/api-client/endpoints/membership/list-levels";
import { toLevelView } from "@tradehall/mall-adapters/member";
import { load, mallOf } from "../../server/mall.ts";
import type { Route } from "./+types/route.ts";
import { MemberEquityPage } from "./MemberEquityPage.tsx";

export const loader = (args: Route.LoaderArgs) =>
  load(async () => {
    const { levels, ownLevelIds } = await mallOf(args)(listLevels);
    return { levels: levels.map(toLevelView), ownIds: ownLevelIds };
  });

export default function MemberEquity({ loaderData }: Route.ComponentProps) {
  return <MemberEquityPage {...loaderData} />;
}
