/** Statements as stories and tests show them. */
import type {
  StatementLineView,
  StatementMonthView,
  StatementPartView,
  StatementSumsView,
} from "../wallet/statement-view.ts";

const sums: StatementSumsView = {
  ...{ count: 3, paid: "5680.00", givenBack: "120.00", owed: "1200.00" },
  ...{ reduced: "0.00", repaid: "300.00" },
};

export const closedMonth: StatementMonthView = {
  ...{ month: "2026-10", state: "closed", href: "/user-center/uc-billDetail?month=2026-10", ...sums },
  ...{ openingOwed: "0.00", closingOwed: "900.00" },
};
export const runningMonth: StatementMonthView = {
  ...closedMonth,
  ...{ month: "2026-11", state: "running", href: "/user-center/uc-billDetail?month=2026-11" },
  ...{ paid: "18650.50", givenBack: "0.00", openingOwed: "900.00" },
};
export const confirmedMonth: StatementMonthView = {
  ...closedMonth,
  ...{ month: "2026-09", state: "confirmed", href: "/user-center/uc-billDetail?month=2026-09" },
};

export const parts: StatementPartView[] = [
  { key: "1", name: "百工自营旗舰店", href: "?by=shop&key=1", isCurrent: false, ...sums },
  {
    key: "2",
    name: "诚泰标准件",
    href: "?by=shop&key=2",
    isCurrent: false,
    ...sums,
    paid: "980.00",
  },
];

export const line: StatementLineView = {
  ...{ id: "7", kind: "paid", amount: "5680.00", timeText: "2026-10-12 09:31" },
  ...{ orderNumber: "20261012093102713904", orderHref: "/order-detail?orderNumber=20261012093102713904" },
  ...{ shopName: "百工自营旗舰店", person: "王建国", notes: ["生产一部", "PO-2026-1012"] },
  ...{ question: "", answer: "" },
};
export const refundLine: StatementLineView = {
  ...line,
  ...{ id: "8", kind: "givenBack", amount: "120.00", timeText: "2026-10-15 14:02" },
  ...{ question: "该笔退款是否含运费？", answer: "含运费，已在退款单中列明。" },
};
