import { hrefTo } from "../../apps/storefront/src/href-to.ts";
import { exampleHref, type FullRow } from "../../apps/storefront/src/route-rows.ts";
import type { RouteName } from "../../apps/storefront/src/route-table.ts";
import { titleFormExample } from "../../packages/api-client/src/models/examples/invoice.ts";
import { type Buyer, buyPaid, ordinaryGoods } from "./buyer.ts";
import { joinEnterprise } from "./enterprise.ts";

/** One order per call, unpaid. */
export async function placeOrder(buyer: Buyer): Promise<string> {
  const [goods] = await ordinaryGoods(buyer, 1);
  if (!goods) throw new Error("no goods");
  await buyer.add(goods);
  const body = { addrId: 0, userChangeCoupon: 0, isScorePay: 0, userUseScore: 0 };
  const confirmed = await buyer.call<{ uuid: string; actualTotal: string }>("POST", "/p/order/confirm", body);
  const { uuid, actualTotal } = confirmed;
  const { orderNumbers } = await buyer.call<{ orderNumbers: string }>("POST", "/p/order/submit", {
    ...body,
    uuid,
    actualTotal,
  });
  return orderNumbers;
}

/** One order that has come and waits for its review. */
export async function receiveOrder(buyer: Buyer): Promise<string> {
  const [goods] = await ordinaryGoods(buyer, 1);
  if (!goods) throw new Error("no goods");
  const orderNumber = await buyPaid(buyer, goods);
  await buyer.call("POST", `/sandbox/orders/${orderNumber}/ship`, {});
  await buyer.call("PUT", `/p/myOrder/receipt/${orderNumber}`);
  return orderNumber;
}

/** A refund of money alone for an order that was paid, and its number. */
export async function applyForRefund(buyer: Buyer): Promise<string> {
  const [goods] = await ordinaryGoods(buyer, 1);
  if (!goods) throw new Error("no goods");
  const orderNumber = await buyPaid(buyer, goods);
  const body = { orderNumber, refundType: 1, applyType: 1, cargoStatus: 0, buyerReason: "notWanted" };
  const { refundSn } = await buyer.call<{ refundSn: string }>("POST", "/p/orderRefund/apply", body);
  return refundSn;
}

/** A company's title of the buyer, and its id. */
export async function keepTitle(buyer: Buyer): Promise<number> {
  const { titleId } = await buyer.call<{ titleId: number }>("POST", "/p/invoiceTitle/add", titleFormExample);
  return titleId;
}

/** A paid order whose invoice was asked for, and by `isIssued` issued. */
export async function invoicedOrder(buyer: Buyer, isIssued = true): Promise<string> {
  const [goods] = await ordinaryGoods(buyer, 1);
  if (!goods) throw new Error("no goods");
  const orderNumber = await buyPaid(buyer, goods);
  const body = { orderNumber, invoiceType: 2, titleId: await keepTitle(buyer) };
  await buyer.call("POST", "/p/orderInvoice/apply", body);
  if (isIssued) await buyer.call("POST", `/sandbox/invoices/${orderNumber}/issue`, {});
  return orderNumber;
}

async function fillCart(buyer: Buyer): Promise<void> {
  for (const shopId of [1, 3]) for (const goods of await ordinaryGoods(buyer, shopId)) await buyer.add(goods);
}

/** What pages need to show their screen, where their row's example is not enough. */
const addresses: Partial<Record<RouteName, (buyer: Buyer) => Promise<string>>> = {
  cart: async (buyer) => {
    await fillCart(buyer);
    return hrefTo("cart");
  },
  "submit-order": async (buyer) => {
    await fillCart(buyer);
    return hrefTo("submit-order");
  },
  "uc-enterprise-detail": async (buyer) => {
    const { enterpriseId } = await joinEnterprise(buyer);
    return hrefTo("uc-enterprise-detail", { enterpriseId: String(enterpriseId) });
  },
  "order-detail": async (buyer) => hrefTo("order-detail", { orderNumber: await placeOrder(buyer) }),
  "uc-order-detail": async (buyer) => hrefTo("uc-order-detail", { orderNumber: await placeOrder(buyer) }),
  "apply-return": async (buyer) => hrefTo("apply-return", { orderNumber: await receiveOrder(buyer) }),
  "uc-return": async (buyer) => {
    await applyForRefund(buyer);
    return hrefTo("uc-return");
  },
  "return-detail": async (buyer) => hrefTo("return-detail", { refundSn: await applyForRefund(buyer) }),
  "write-comments": async (buyer) => hrefTo("write-comments", { orderNumber: await receiveOrder(buyer) }),
  "invoice-info-select": async (buyer) => {
    await keepTitle(buyer);
    return hrefTo("invoice-info-select", { checkout: "" });
  },
  "invoice-detail": async (buyer) => hrefTo("invoice-detail", { orderNumber: await invoicedOrder(buyer) }),
  "uc-invoice-detail": async (buyer) =>
    hrefTo("uc-invoice-detail", { orderNumber: await invoicedOrder(buyer, false) }),
  "uc-invoice": async (buyer) => {
    await invoicedOrder(buyer);
    return hrefTo("uc-invoice");
  },
  "uc-add-invoice-header": async (buyer) => {
    await keepTitle(buyer);
    return hrefTo("uc-add-invoice-header", { edit: "new" });
  },
  payment: async (buyer) => hrefTo("payment", { orderNumbers: await placeOrder(buyer) }),
  "pay-result": async (buyer) => hrefTo("pay-result", { orderNumbers: await placeOrder(buyer) }),
  "weixin-pay": async (buyer) => {
    const orderNumbers = await placeOrder(buyer);
    const { payNo } = await buyer.call<{ payNo: string }>("POST", "/p/order/pay", {
      orderNumbers,
      payType: 3,
      systemType: 1,
    });
    return hrefTo("weixin-pay", { orderNumbers, payNo });
  },
  "uc-bill-detail": async (buyer) => {
    await receiveOrder(buyer);
    const { months } = await buyer.call<{ months: { month: string }[] }>("GET", "/p/statement/list");
    return hrefTo("uc-bill-detail", { month: months[0]?.month ?? "" });
  },
  "uc-order": async (buyer) => {
    await placeOrder(buyer);
    return hrefTo("uc-order");
  },
};

/** An address under which a route shows its screen to this buyer. */
export const addressOf = async (row: FullRow, buyer: Buyer): Promise<string> =>
  (await addresses[row.name]?.(buyer)) ?? exampleHref(row);
