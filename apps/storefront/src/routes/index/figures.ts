/** The figures of the overview, each with where it leads. */
import type { CenterView } from "@tradehall/mall-adapters/center";
import type { OrderTab } from "@tradehall/mall-components/order/OrderTabs";
import type { Figure } from "@tradehall/mall-components/parts/FigureLinks";
import { priceText, thousands, type YuanText } from "@tradehall/mall-rules/money";
import { type Locale, pageNames } from "@tradehall/mall-rules/words";
import { centerWords, endingSoonText } from "@tradehall/mall-rules/words/center";
import { orderStatusWords } from "@tradehall/mall-rules/words/order-export";
import { hrefTo } from "../../href-to.ts";

const ordersHref = (status: OrderTab) => hrefTo("uc-order", { status });

const states = [
  ["unpaid", "unPay"],
  ["paid", "payed"],
  ["shipped", "consignment"],
  ["received", "confirm"],
] as const;

export const orderFigures = (counts: CenterView["orderCountData"], locale: Locale): Figure[] => [
  ...states.map(([status, name]) => ({
    id: status,
    label: orderStatusWords[status][locale],
    value: counts?.[name] ?? 0,
    href: ordersHref(status),
  })),
  {
    id: "refunds",
    label: centerWords.refunds[locale],
    value: counts?.refund ?? 0,
    href: hrefTo("uc-return"),
  },
];

/** What waits for the buyer; what does not wait is left out. */
export function waitingFigures(
  counts: CenterView["orderCountData"],
  waiting: CenterView["waiting"],
  isStoreRefused: boolean | undefined,
  locale: Locale,
): Figure[] {
  const figures = [
    { id: "toPay", value: counts?.unPay ?? 0, href: ordersHref("unpaid") },
    { id: "toReview", value: counts?.confirm ?? 0, href: hrefTo("uc-comments") },
    { id: "toInvoice", value: waiting?.toInvoice ?? 0, href: hrefTo("uc-order") },
    { id: "toReturn", value: waiting?.toReturn ?? 0, href: hrefTo("uc-return") },
    { id: "toMend", value: waiting?.toMend ?? 0, href: hrefTo("uc-return") },
    { id: "storeToMend", value: Number(isStoreRefused ?? false), href: hrefTo("uc-shopaccount") },
  ] as const;
  return figures
    .filter(({ value }) => value > 0)
    .map((figure) => ({ ...figure, label: centerWords[figure.id][locale] }));
}

export function assetFigures(
  { balance, points }: { balance: YuanText; points: number },
  coupons: CenterView["coupons"],
  levelName: string | undefined,
  locale: Locale,
): Figure[] {
  return [
    {
      id: "balance",
      label: centerWords.balance[locale],
      value: `¥${priceText(balance)}`,
      href: hrefTo("uc-balance"),
    },
    {
      id: "points",
      label: centerWords.points[locale],
      value: thousands(String(points)),
      href: hrefTo("uc-integral"),
    },
    {
      id: "coupons",
      label: centerWords.coupons[locale],
      value: coupons?.unused ?? "–",
      note: coupons ? endingSoonText(coupons.endingSoon, locale) : undefined,
      href: hrefTo("uc-coupons"),
    },
    {
      id: "member",
      label: pageNames.memberCenter[locale],
      value: levelName || "–",
      href: hrefTo("member-center"),
    },
  ];
}
