/** Monthly statements as their pieces show them. */
import type { YuanText } from "@tradehall/mall-rules/money";
import type { StatementKind, StatementState } from "@tradehall/mall-rules/states/payment/statement";

export interface StatementSumsView extends Record<StatementKind, YuanText> {
  /** Lines. */
  count: number;
}

/** One month. */
export interface StatementMonthView extends StatementSumsView {
  /** `yyyy-MM`. */
  month: string;
  state: StatementState;
  openingOwed: YuanText;
  closingOwed: YuanText;
  href: string;
}

/** The sums of one shop, person, cost centre or category. */
export interface StatementPartView extends StatementSumsView {
  key: string;
  name: string;
  /** Shows its lines alone. */
  href: string;
  /** Its lines are shown alone. */
  isCurrent: boolean;
}

export interface StatementLineView {
  /** `"0"` in a month that has not closed. */
  id: string;
  kind: StatementKind;
  amount: YuanText;
  /** `yyyy-MM-dd HH:mm`. */
  timeText: string;
  orderNumber: string;
  orderHref: string;
  shopName: string;
  person: string;
  /** Cost centre, project, PO number; what is not given is left out. */
  notes: readonly string[];
  /** The last question about it; `""` without one. */
  question: string;
  answer: string;
}
