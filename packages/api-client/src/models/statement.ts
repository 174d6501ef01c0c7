/** Monthly statements (Spec §2 uc-bill). */
import { statementKinds, statementStates } from "@tradehall/mall-rules/states/payment/statement";
import * as v from "valibot";
import { orderNumber } from "./order.ts";
import { dateTime, flag, id, money } from "./wire.ts";

/** `yyyy-MM`, a month in China. */
export const month = v.pipe(v.string(), v.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/));

const sums = {
  /** Lines. */
  count: v.number(),
  paid: money,
  givenBack: money,
  /** Owed more, on account terms. */
  owed: money,
  /** Owed less, after a refund. */
  reduced: money,
  /** Paid back of what was owed. */
  repaid: money,
};

export const StatementHead = v.object({
  month,
  state: v.picklist(statementStates),
  openingOwed: money,
  closingOwed: money,
  ...sums,
  closeTime: v.nullable(dateTime),
  confirmTime: v.nullable(dateTime),
  /** Who confirmed it; `""` before. */
  confirmedBy: v.string(),
});
export type StatementHead = v.InferOutput<typeof StatementHead>;

/** The sums of one shop, person, cost centre or category. */
export const StatementPart = v.object({
  /** Names it in `key` of the call for lines; `""` of a cost centre that was not given. */
  key: v.string(),
  name: v.string(),
  ...sums,
});
export type StatementPart = v.InferOutput<typeof StatementPart>;

export const StatementLine = v.object({
  /** 0 in a month that has not closed. */
  lineId: v.number(),
  kind: v.picklist(statementKinds),
  amount: money,
  time: dateTime,
  orderNumber,
  /** `""` but for a refund. */
  refundSn: v.string(),
  shopId: id,
  shopName: v.string(),
  person: v.string(),
  costCentre: v.string(),
  project: v.string(),
  poNumber: v.string(),
  categories: v.array(v.string()),
  /** The last question about it; `""` without one. */
  question: v.string(),
  /** `""` while it is not answered. */
  answer: v.string(),
});
export type StatementLine = v.InferOutput<typeof StatementLine>;

/** What the buyer may do with a statement. */
export const statementActions = ["confirm", "ask"] as const;

export const Statement = v.object({
  ...StatementHead.entries,
  /** Whose it is. */
  ownerName: v.string(),
  /** 1 where it is of all orders of an enterprise, 0 of the buyer's own. */
  isWhole: flag,
  byShop: v.array(StatementPart),
  byPerson: v.array(StatementPart),
  byCostCentre: v.array(StatementPart),
  byCategory: v.array(StatementPart),
  allowedActions: v.array(v.picklist(statementActions)),
});
export type Statement = v.InferOutput<typeof Statement>;

export const statementHeadExample: StatementHead = {
  ...{ month: "2026-10", state: "closed", openingOwed: "0.00", closingOwed: "1200.00", count: 3 },
  ...{ paid: "5680.00", givenBack: "120.00", owed: "1200.00", reduced: "0.00", repaid: "0.00" },
  ...{ closeTime: "2026-11-01 00:10:00", confirmTime: null, confirmedBy: "" },
};

const {
  month: _,
  state,
  openingOwed,
  closingOwed,
  closeTime,
  confirmTime,
  confirmedBy,
  ...partSums
} = statementHeadExample;
export const statementPartExample: StatementPart = { key: "1", name: "百工自营旗舰店", ...partSums };

export const statementLineExample: StatementLine = {
  ...{ lineId: 7, kind: "paid", amount: "5680.00", time: "2026-10-12 09:31:02" },
  ...{ orderNumber: "20261012093102713904", refundSn: "", shopId: 1, shopName: "百工自营旗舰店" },
  ...{ person: "王建国", costCentre: "生产一部", project: "", poNumber: "PO-2026-1012" },
  ...{ categories: ["紧固件"], question: "", answer: "" },
};
