/** Quotes of the stories. */
import type { QuoteCardView, QuoteLineView, QuoteView } from "../quote/quote-view.ts";
import { sampleOrderLines } from "./order.ts";

const picture = sampleOrderLines[0]?.picture ?? "";

export const sampleQuoteCard: QuoteCardView = {
  ...{
    quoteNo: "Q261127093102713904217",
    href: "?quoteNo=1",
    shopName: "固联紧固件旗舰店",
    state: "answered",
  },
  ...{ askedBy: "采购部", changedText: "2026-11-27 10:02", lineCount: 2, pictures: [picture, picture] },
  ...{ goods: ["固联 8.8级外六角螺栓", "3M 防护手套 丁腈掌浸"], amount: "5960.00" },
  ...{ validText: "2026-12-04 10:02", daysLeft: 6 },
};
const { amount: _, validText: __, daysLeft: ___, ...waiting } = sampleQuoteCard;
export const sampleQuoteCards: readonly QuoteCardView[] = [
  sampleQuoteCard,
  {
    ...waiting,
    quoteNo: "Q261126170000000000001",
    state: "asked",
    lineCount: 1,
    goods: ["得力 透明封箱胶带"],
  },
  { ...sampleQuoteCard, quoteNo: "Q261120090000000000002", state: "accepted", daysLeft: 0 },
  { ...sampleQuoteCard, quoteNo: "Q261101090000000000003", state: "expired", daysLeft: 0 },
];

export const sampleQuoteLine: QuoteLineView = {
  id: "310",
  goods: { title: "固联 8.8级外六角螺栓", href: "?goods", skuText: "M8×30", code: "GL-310", picture },
  ...{ unit: "盒", today: "17.50", quantity: 200, wished: "15.00", offered: "16.00", difference: "1.00" },
  ...{ minimum: 200, deliverBy: "2026-12-12", subtotal: "3200.00" },
};
const { offered: ____, difference: _____, minimum: ______, subtotal: _______, ...asked } = sampleQuoteLine;
export const sampleAskedLine: QuoteLineView = asked;

export const sampleQuote: QuoteView = {
  ...{
    quoteNo: "Q261127093102713904217",
    shopName: "固联紧固件旗舰店",
    shopHref: "?shop",
    state: "answered",
  },
  ...{ askedBy: "采购部", createdText: "2026-11-27 09:31", amount: "5960.00" },
  ...{ validText: "2026-12-04 10:02", daysLeft: 6, actions: ["accept", "counter", "decline"] },
  lines: [
    sampleQuoteLine,
    {
      ...{ ...sampleQuoteLine, id: "311", wished: "6.00", offered: "5.52", difference: "-0.48" },
      ...{ quantity: 500, minimum: 100, subtotal: "2760.00", today: "6.80", unit: "双" },
      goods: { title: "3M 防护手套 丁腈掌浸", href: "?goods", skuText: "L", picture },
    },
  ],
  rounds: [
    {
      ...{ id: "2", by: "shop", time: "2026-11-27 10:02:40", note: "含税含包装，分两批送达。" },
      ...{ amount: "5960.00", pictures: [] },
    },
    {
      ...{ id: "1", by: "buyer", time: "2026-11-27 09:31:02", note: "长期采购，请给最优价。" },
      ...{ amount: "6000.00", pictures: [picture] },
    },
  ],
};
