import { offerExample, quoteExample } from "@tradehall/api-client/models/examples/refund";
import type { RefundOffer, RefundQuote } from "@tradehall/api-client/models/refund";
import { expect, test } from "vitest";
import { readChoice, toApplication, toWire } from "./refund-application.ts";
import { testRoutes } from "./testing/routes.ts";

const [item] = offerExample.items;
if (!item) throw new Error("the example has no line");
const offer: RefundOffer = {
  ...offerExample,
  items: [item, { ...item, orderItemId: 78, maxCount: 0, isGift: 1, goesWithRest: 1 }],
};
const ask = (search = "") => {
  const choice = readChoice(new URLSearchParams(search), offer);
  return { choice, body: { orderNumber: "1", ...toWire(choice, offer) } };
};

test("an order with a gift is refunded whole by its paid lines, and shows the gift taken along", () => {
  const { choice, body } = ask();
  expect(body).toMatchObject({ refundType: 1, items: [{ orderItemId: item.orderItemId, prodCount: 10 }] });
  const quoted: RefundQuote = {
    ...quoteExample,
    items: [item, { orderItemId: 78, prodCount: 1 }].map(({ orderItemId, prodCount }) => ({
      ...{ orderItemId, prodCount, amount: "0.00", score: 0 },
    })),
  };
  const page = toApplication(
    { offer, resubmitted: undefined, choice, body, reasons: [], quote: { ok: true, data: quoted } },
    testRoutes,
  );
  expect(page.lines).toMatchObject([{ chosen: 10 }, { chosen: 1, max: 0, isGift: true }]);
});

test("a part leaves the gift alone, even where the address names it", () => {
  const { body } = ask("applyType=1&line=77&count.77=4&line=78&count.78=1");
  expect(body).toMatchObject({ refundType: 2, items: [{ orderItemId: item.orderItemId, prodCount: 4 }] });
});
