import { listStatements } from "@tradehall/api-client/endpoints/statement/list-statements";
import { toStatementMonth } from "@tradehall/mall-adapters/statement";
import { StatementList } from "@tradehall/mall-components/wallet/StatementList";
import { useListState } from "../../browser/calls/use-list-state.ts";
import { hrefTo } from "../../href-to.ts";
import { UserCenterFrame } from "../../layouts/UserCenterFrame.tsx";
import { loadList } from "../../server/load-list.ts";
import { mallOf } from "../../server/mall.ts";
import type { Route } from "./+types/route.ts";

export const loader = (args: Route.LoaderArgs) =>
  loadList({}, async () => {
    const { months } = await mallOf(args)(listStatements);
    return {
      months: months.map((head) => toStatementMonth(head, hrefTo("uc-bill-detail", { month: head.month }))),
    };
  });

export default function Statements({ loaderData: { loaded } }: Route.ComponentProps) {
  const list = useListState(loaded);
  return (
    <UserCenterFrame>
      <StatementList {...list} months={loaded?.months ?? []} />
    </UserCenterFrame>
  );
}
