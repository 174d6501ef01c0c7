import { exportStatement } from "@tradehall/api-client/endpoints/statement/export-statement";
import { getStatementFile } from "@tradehall/api-client/endpoints/statement/get-statement-file";
import { OrderExport } from "@tradehall/mall-components/order/OrderExport";
import { StatementLines, type StatementLineView } from "@tradehall/mall-components/wallet/StatementLines";
import type { StatementMonthView } from "@tradehall/mall-components/wallet/StatementList";
import { StatementParts, type StatementPartView } from "@tradehall/mall-components/wallet/StatementParts";
import { StatementSheet } from "@tradehall/mall-components/wallet/StatementSheet";
import type { StatementSide } from "@tradehall/mall-rules/states/payment/statement";
import { statementSides } from "@tradehall/mall-rules/states/payment/statement";
import { useFetcher } from "react-router-dom";
import { hrefOf, listQuery } from "../../adapters/list-query.ts";
import { useConfirm } from "../../browser/actions/use-confirm.tsx";
import { useExport } from "../../browser/actions/use-export.ts";
import { useListState } from "../../browser/calls/use-list-state.ts";
import { useActionReaction } from "../../browser/errors/Reactions.tsx";
import { hrefTo } from "../../href-to.ts";
import { UserCenterFrame } from "../../layouts/UserCenterFrame.tsx";
import type { StatementAnswer } from "./statement-action.ts";

/** Which part of a statement is shown; `key` says of which shop, person, cost centre or category. */
export const statementQuery = listQuery({
  path: hrefTo("uc-bill-detail", { month: "" }).split("?")[0] ?? "",
  choices: { by: statementSides },
  texts: { month: 7 },
});

interface StatementPageProps {
  query: {
    month: string;
    by: StatementSide;
    key?: string;
    page: number;
    statement: StatementMonthView;
    confirmed: { name: string; timeText: string } | undefined;
    ownerName: string;
    isOwnPart: boolean;
    parts: StatementPartView[];
    canConfirm: boolean;
    canAsk: boolean;
  };
  loaded: { total: number; pageCount: number; lines: StatementLineView[] } | undefined;
  answer: StatementAnswer | undefined;
}

/** What is said of a question that was not taken, at its line. */
function refusedOf(done: StatementAnswer | undefined) {
  if (!done || done.ok || !done.asked) return undefined;
  const { id, question } = done.asked;
  const { fields, message } = done.error;
  return { id, defaultValues: { question }, fieldErrors: fields, formError: message || undefined };
}

export function StatementPage({ query, loaded, answer }: StatementPageProps) {
  const { month, by, key, page } = query;
  const list = useListState(loaded);
  const acting = useFetcher<StatementAnswer>();
  const asking = useFetcher<StatementAnswer>();
  const { ask, dialog } = useConfirm(acting);
  const lines = useExport(exportStatement);
  const file = useExport(getStatementFile);
  useActionReaction(answer?.asked ? undefined : answer);
  const hrefForPage = (to: number) =>
    hrefOf(statementQuery, { month, by, page: to }) +
    (key === undefined ? "" : `&key=${encodeURIComponent(key)}`);
  const total = loaded?.total ?? 0;
  return (
    <UserCenterFrame>
      <StatementSheet
        backHref={hrefTo("uc-bill")}
        canConfirm={query.canConfirm}
        confirmed={query.confirmed}
        isDrawing={file.running !== undefined}
        isOwnPart={query.isOwnPart}
        isPending={acting.state !== "idle"}
        onConfirm={() => ask({ about: "confirmStatement", values: { month } }, { intent: "confirm", month })}
        onPdf={() => void file.start({ query: { month } })}
        ownerName={query.ownerName}
        statement={query.statement}
      />
      <StatementParts
        allHref={hrefOf(statementQuery, { month, by })}
        by={by}
        hrefForSide={(side) => hrefOf(statementQuery, { month, by: side })}
        parts={query.parts}
      />
      <StatementLines
        {...list}
        canAsk={query.canAsk}
        isPending={asking.state !== "idle"}
        lines={loaded?.lines ?? []}
        onAsk={(values) => void asking.submit(values, { method: "POST" })}
        pager={{ page, pageCount: loaded?.pageCount ?? 0, hrefForPage }}
        refused={refusedOf(asking.data ?? answer)}
      >
        {total > 0 && (
          <OrderExport
            count={total}
            of="lines"
            onCancel={lines.cancel}
            onExport={(format) => void lines.start({ query: { format, period: month } })}
            {...(lines.running ? { running: lines.running } : {})}
          />
        )}
      </StatementLines>
      {dialog}
    </UserCenterFrame>
  );
}
