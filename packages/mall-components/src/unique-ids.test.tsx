import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "react-intl";
import { expect, test } from "vitest";
import { RefundStatePanel } from "./after-sale/RefundStatePanel/index.ts";
import { InvoiceStatePanel } from "./invoice/InvoiceStatePanel/index.ts";
import { OrderList } from "./order/OrderList/index.ts";
import { OrderStatePanel } from "./order/OrderStatePanel/index.ts";
import { RoutesProvider } from "./routes/index.ts";
import { sampleOrder } from "./samples/order.ts";
import { sampleRoutes } from "./samples/routes.ts";
import { StoreStatePanel } from "./store/StoreStatePanel/index.ts";

const pieces: [string, ReactElement][] = [
  [
    "RefundStatePanel",
    <RefundStatePanel
      allowedActions={[]}
      amount="1.00"
      editHref="/edit"
      key="refund"
      now={0}
      status="applied"
      withReturn={false}
    />,
  ],
  [
    "InvoiceStatePanel",
    <InvoiceStatePanel
      allowedActions={[]}
      choiceHref="/choice"
      isUnpaid={false}
      key="invoice"
      status="applying"
      type="ordinary"
    />,
  ],
  ["StoreStatePanel", <StoreStatePanel accountHref="/account" actions={[]} key="store" state="open" />],
  ["OrderStatePanel", <OrderStatePanel key="order" {...sampleOrder} />],
  ["OrderList", <OrderList key="orders" orders={[sampleOrder]} payAction="/payment" />],
];

test.each(pieces)("%s: two of them on a page share no id, and each heading names its own", (_, piece) => {
  const html = renderToStaticMarkup(
    <IntlProvider locale="zh-CN" onError={() => undefined}>
      <RoutesProvider routes={sampleRoutes}>
        {piece}
        <div>{piece}</div>
      </RoutesProvider>
    </IntlProvider>,
  );
  const values = (name: string) =>
    [...html.matchAll(new RegExp(` ${name}="([^"]+)"`, "g"))].map(([, id]) => id);
  const ids = values("id");
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(ids.length);
  for (const named of values("aria-labelledby")) expect(ids).toContain(named);
});
