/** Monthly statements as the user centre shows them. */
import type {
  Statement,
  StatementHead,
  StatementLine,
  StatementPart,
} from "@tradehall/api-client/models/statement";
import type { StatementLineView } from "@tradehall/mall-components/wallet/StatementLines";
import type { StatementMonthView } from "@tradehall/mall-components/wallet/StatementList";
import type { StatementPartView } from "@tradehall/mall-components/wallet/StatementParts";
import type { StatementSide } from "@tradehall/mall-rules/states/payment/statement";
import type { DataRoutes } from "./data-routes.ts";

const minuteOf = (time: string): string => time.slice(0, 16);

export const toStatementMonth = (head: StatementHead, href: string): StatementMonthView => {
  const { closeTime: _, confirmTime, confirmedBy, ...shown } = head;
  return { ...shown, href };
};

export const confirmedOf = ({ confirmTime, confirmedBy: name }: StatementHead) =>
  confirmTime ? { name, timeText: minuteOf(confirmTime) } : undefined;

const partsBySide = {
  ...{ shop: "byShop", person: "byPerson", costCentre: "byCostCentre", category: "byCategory" },
} as const satisfies Record<StatementSide, keyof Statement>;

/** `hrefFor` spells the address that shows one part's lines; `current` is the part that is shown. */
export const toStatementParts = (
  statement: Statement,
  by: StatementSide,
  current: string | undefined,
  hrefFor: (key: string) => string,
): StatementPartView[] =>
  statement[partsBySide[by]].map((part: StatementPart) => ({
    ...part,
    ...{ href: hrefFor(part.key), isCurrent: part.key === current },
  }));

export const toStatementLine = (line: StatementLine, routes: DataRoutes): StatementLineView => ({
  ...{ id: String(line.lineId), kind: line.kind, amount: line.amount, timeText: minuteOf(line.time) },
  ...{ orderNumber: line.orderNumber, shopName: line.shopName, person: line.person },
  orderHref: line.refundSn ? routes.refund(line.refundSn) : routes.order(line.orderNumber),
  notes: [line.costCentre, line.project, line.poNumber].filter(Boolean),
  ...{ question: line.question, answer: line.answer },
});
