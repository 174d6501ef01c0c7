import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "react-intl";
import { expect, test } from "vitest";
import { MessageRow } from "./account/MessageRow/index.ts";
import { RefundList } from "./after-sale/RefundList/index.ts";
import { RefundStatePanel } from "./after-sale/RefundStatePanel/index.ts";
import { RefundTrail } from "./after-sale/RefundTrail/index.ts";
import { OrderActions } from "./order/OrderActions/index.ts";
import { OrderCard } from "./order/OrderCard/index.ts";
import { OrderInfo } from "./order/OrderInfo/index.ts";
import { OrderStatePanel } from "./order/OrderStatePanel/index.ts";
import { OrderStatusTag } from "./order/OrderStatusTag/index.ts";
import { OrderSteps } from "./order/OrderSteps/index.ts";
import { PayMethods } from "./payment/PayMethods/index.ts";
import { QrPayPanel } from "./payment/QrPayPanel/index.ts";
import { RoutesProvider } from "./routes/index.ts";
import { sampleMessages } from "./samples/messages.ts";
import { sampleOrder } from "./samples/order.ts";
import { sampleRefund } from "./samples/refund.ts";
import { sampleRoutes } from "./samples/routes.ts";

/** What a back end of tomorrow may say; also a name that every object has. */
const foreign = ["pickedUpByDrone", "constructor", ""];

const shown = (piece: ReactElement) =>
  renderToStaticMarkup(
    <IntlProvider locale="zh-CN" onError={() => undefined}>
      <RoutesProvider routes={sampleRoutes}>{piece}</RoutesProvider>
    </IntlProvider>,
  );

const message = sampleMessages[0];
if (!message) throw new Error("there is no sample message");

test.each(foreign)("a state named “%s” breaks no piece, and none shows it", (name) => {
  const value = name as never;
  const order = { ...sampleOrder, status: value, kind: value, allowedActions: [value] };
  const pieces: [string, ReactElement][] = [
    ["处理中", <OrderStatusTag key="tag" status={value} />],
    ["处理中", <OrderCard key="card" order={order} />],
    ["处理中", <OrderStatePanel key="panel" {...order} />],
    ["提交订单", <OrderSteps key="steps" kind={value} status={value} times={{ submitted: "11-21 09:00" }} />],
    ["普通订单", <OrderInfo key="info" {...order} />],
    ["", <OrderActions actions={[value]} key="actions" orderNumber="1" />],
    [message.title, <MessageRow key="message" message={{ ...message, type: value }} now={0} />],
    [
      "处理中",
      <RefundList
        key="refunds"
        ordersHref="/orders"
        refunds={[{ ...sampleRefund, status: value }]}
        state="ready"
      />,
    ],
    [
      "处理中",
      <RefundStatePanel
        allowedActions={[value]}
        amount="1.00"
        editHref="/edit"
        key="refund"
        now={0}
        status={value}
        withReturn
      />,
    ],
    ["平台", <RefundTrail key="trail" steps={[{ id: "1", event: value, by: value, time: "11-21 09:00" }]} />],
    ["支付宝", <PayMethods amount="1.00" key="ways" methods={[{ method: value }, { method: "alipay" }]} />],
    [
      "请扫码支付",
      <QrPayPanel amount="1.00" endsAt={1} key="code" method="alipay" now={0} qrText="x" status={value} />,
    ],
  ];
  for (const [words, piece] of pieces) {
    const html = shown(piece);
    expect(html).toContain(words);
    if (name) expect(html).not.toContain(`>${name}<`);
  }
});
