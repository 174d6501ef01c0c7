/** What the page of the sandbox shows, part by part, each asked of the JSON twin that a program would ask. */

import { sandboxListLoginCodes } from "@tradehall/api-client/endpoints/sandbox/account/list-login-codes";
import { sandboxListMails } from "@tradehall/api-client/endpoints/sandbox/account/list-mails";
import { listSmsCodes } from "@tradehall/api-client/endpoints/sandbox/account/list-sms-codes";
import { getClock } from "@tradehall/api-client/endpoints/sandbox/get-clock";
import { sandboxListComments } from "@tradehall/api-client/endpoints/sandbox/order/list-comments";
import { sandboxListInvoices } from "@tradehall/api-client/endpoints/sandbox/order/list-invoices";
import { sandboxListOrders } from "@tradehall/api-client/endpoints/sandbox/order/list-orders";
import { sandboxListRefunds } from "@tradehall/api-client/endpoints/sandbox/order/list-refunds";
import { sandboxListPayments } from "@tradehall/api-client/endpoints/sandbox/payment/list-payments";
import { sandboxListTopUps } from "@tradehall/api-client/endpoints/sandbox/payment/list-top-ups";
import { sandboxListLeads } from "@tradehall/api-client/endpoints/sandbox/shop/list-leads";
import { refundApplyTypes, refundStatusName } from "@tradehall/mall-rules/states/after-sale/refund";
import { orderStatuses, orderStatusName } from "@tradehall/mall-rules/states/order/order";
import { invoiceStatusName } from "@tradehall/mall-rules/states/payment/invoice";
import { isPaymentOpen, payMethodName, payTypes } from "@tradehall/mall-rules/states/payment/payment";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import type { Ask } from "./ask.ts";
import { bank } from "./bank-section.ts";
import { chats } from "./chat-section.ts";
import { credit, repayments } from "./credit-section.ts";
import { action, type Html, html, type Part, table } from "./html.ts";
import { memberships } from "./member-section.ts";
import { quotes } from "./quote-section.ts";
import { statementQuestions } from "./statement-section.ts";
import { stores } from "./store-section.ts";

/** Phones at hand: accounts of the seed. */
const seedAccounts = ["dealer01", "admin01", "retail01", "vip01", "member01"] as const;

const minuteMs = 60_000;
const steps = [
  ["+1 min", minuteMs],
  ["+5 min", 5 * minuteMs],
  ["+30 min", 30 * minuteMs],
  ["+2 h", 120 * minuteMs],
  ["+1 day", 1_440 * minuteMs],
  ["+10 days", 14_400 * minuteMs],
] as const;

async function clock(ask: Ask): Promise<Html> {
  const { now } = await ask(getClock);
  const buttons = steps.map(([label, advanceMs]) => action(label, "/sandbox/clock", { advanceMs }));
  return html`<p>It is <b>${chinaTime(new Date(now))}</b> in China.</p><div class="row">${buttons}</div>`;
}

async function codes(ask: Ask): Promise<Html> {
  const sent = await ask(listSmsCodes);
  const rows = sent.map(({ mobile, code, purpose, status, createTime }): Part[] => [
    mobile,
    html`<b>${code}</b>`,
    purpose,
    status,
    createTime,
  ]);
  return table(["Mobile", "Code", "For", "State", "Sent"], rows, "No code has been sent.");
}

async function loginCodes(ask: Ask): Promise<Html> {
  const open = await ask(sandboxListLoginCodes);
  const rows = open.map(({ code, status, account, createTime }): Part[] => [
    code,
    status,
    account ?? "",
    createTime,
    status === "waiting"
      ? seedAccounts.map((name) => action(name, "/sandbox/login/scan", { code, account: name }))
      : [action("Confirm", "/sandbox/login/confirm", { code })],
  ]);
  return table(
    ["Code", "State", "Account", "Shown", "Phone: scan as, then confirm"],
    rows,
    "No code is shown.",
  );
}

async function payments(ask: Ask): Promise<Html> {
  const open = (await ask(sandboxListPayments)).filter(
    ({ status, payType }) => isPaymentOpen(status) && payType !== payTypes.bankTransfer,
  );
  const rows = open.map(({ payNo, payType, status, orderNumbers, totalFee, expiresAt }): Part[] => [
    payNo,
    payMethodName(payType) ?? payType,
    `¥${totalFee}`,
    orderNumbers.replaceAll(",", " "),
    status,
    chinaTime(new Date(expiresAt)),
    [
      ...(status === "waiting" ? [action("Scan", "/sandbox/pay/scan", { payNo })] : []),
      action("Pay", "/sandbox/pay", { payNo, result: "success" }),
      action("Fail", "/sandbox/pay", { payNo, result: "failure" }),
    ],
  ]);
  const heads = ["Payment", "Method", "Amount", "Orders", "State", "Expires", "Buyer's phone"];
  return table(heads, rows, "No payment waits.");
}

async function topUps(ask: Ask): Promise<Html> {
  const open = (await ask(sandboxListTopUps)).filter(({ status }) => isPaymentOpen(status));
  const rows = open.map(({ payNo, payType, status, amount, expiresAt }): Part[] => [
    ...[payNo, payMethodName(payType) ?? payType, `¥${amount}`, status, chinaTime(new Date(expiresAt))],
    [
      ...(status === "waiting" ? [action("Scan", "/sandbox/topUps", { payNo, result: "scan" })] : []),
      action("Pay", "/sandbox/topUps", { payNo, result: "success" }),
      action("Fail", "/sandbox/topUps", { payNo, result: "failure" }),
    ],
  ]);
  const heads = ["Top-up", "Method", "Amount", "State", "Expires", "Buyer's phone"];
  return table(heads, rows, "No top-up waits.");
}

function orderActions(orderNumber: string, status: number): Html[] {
  const at = (verb: string) => `/sandbox/orders/${encodeURIComponent(orderNumber)}/${verb}`;
  if (status === orderStatuses.paid)
    return [1, 2].map((parcels) =>
      action(parcels > 1 ? `In ${parcels} parcels` : "Ship", at("ship"), { parcels }),
    );
  if (status === orderStatuses.balanceDue) return [action("Cancel", at("cancel"))];
  return status === orderStatuses.shipped ? [action("Deliver", at("deliver"))] : [];
}

async function orders(ask: Ask): Promise<Html> {
  const all = await ask(sandboxListOrders);
  const byStatus = Map.groupBy(all, ({ status }) => status);
  const groups = [...byStatus].sort(([one], [other]) => one - other);
  const heads = ["Order", "Buyer", "Shop", "Amount", "Submitted", "Seller and courier"];
  const blocks = groups.map(([status, list]) => {
    const rows = list.map(({ orderNumber, account, shopName, actualTotal, createTime }): Part[] => [
      orderNumber,
      account,
      shopName,
      `¥${actualTotal}`,
      createTime,
      orderActions(orderNumber, status),
    ]);
    return html`<h3>${orderStatusName(status) ?? status} (${list.length})</h3>${table(heads, rows, "")}`;
  });
  return blocks.length > 0 ? html`${blocks}` : html`<p>No order has been submitted.</p>`;
}

async function comments(ask: Ask): Promise<Html> {
  const open = await ask(sandboxListComments);
  const rows = open.map(({ prodCommId, prodName, score, content, recTime }): Part[] => [
    prodName,
    score,
    content,
    recTime,
    action("Answer", `/sandbox/comments/${prodCommId}/reply`),
  ]);
  return table(["Product", "Stars", "Review", "Written", "Seller"], rows, "No review waits for an answer.");
}

/** Shops at hand: the platform's own and a dealer's of the seed. */
const bindable = [1, 2] as const;

async function leads(ask: Ask): Promise<Html> {
  const sent = await ask(sandboxListLeads);
  const rows = sent.map(({ userId, boundShopId, ...lead }): Part[] => [
    lead.enterpriseName,
    `${lead.contactName} ${lead.mobile}`,
    lead.productModel,
    lead.region,
    lead.createTime,
    userId ?? "",
    userId === null || boundShopId !== null
      ? (boundShopId ?? "")
      : bindable.map((shopId) => action(`Bind to shop ${shopId}`, "/sandbox/shop-bound", { userId, shopId })),
  ]);
  const heads = ["Enterprise", "Contact", "Model", "Region", "Sent", "User", "Shop"];
  return table(heads, rows, "No enquiry has been sent.");
}

const pictures = (addresses: string): Html[] =>
  addresses
    .split(",")
    .filter(Boolean)
    .map((address, index) => html`<a href="${address}">${index + 1}</a> `);

async function refunds(ask: Ask): Promise<Html> {
  const all = await ask(sandboxListRefunds);
  const rows = all.map((refund): Part[] => {
    const path = `/sandbox/refunds/${encodeURIComponent(refund.refundSn)}/act`;
    const { returnMoneySts, deadlineAt, applyType } = refund;
    return [
      refund.refundSn,
      refund.orderNumber,
      refund.account,
      refund.shopName,
      applyType === refundApplyTypes.withReturn ? "goods and money" : "money",
      `¥${refund.refundAmount}`,
      refund.reasonText,
      pictures(refund.photoFiles),
      refundStatusName(returnMoneySts) ?? returnMoneySts,
      deadlineAt === null ? "" : chinaTime(new Date(deadlineAt)),
      refund.events.map((event) =>
        event === "refuse"
          ? html`<form data-post="${path}" data-body="${JSON.stringify({ event })}">
              <label>Because <input name="sellerMsg" maxlength="200" required></label><button>refuse</button></form>`
          : action(event, path, { event }),
      ),
    ];
  });
  const heads = [
    "Refund",
    "Order",
    "Buyer",
    "Shop",
    "Kind",
    "Amount",
    "Reason",
    "Vouchers",
    "State",
    "Until",
  ];
  return table([...heads, "Seller and platform"], rows, "No refund was applied for.");
}

const codesForm = async (): Promise<Html> => html`<div class="row">
  <form data-post="/sandbox/codes/write-off">
    <label>Code <input name="code" maxlength="40" required></label>
    <button>Use the code</button>
  </form>
</div>`;

const people = async (): Promise<Html> => html`<div class="row">
  <form data-post="/sandbox/dealer-changed">
    <label>User id <input name="userId" type="number" min="1" required></label>
    <button>Dealer updated</button>
  </form>
  <form data-post="/sandbox/shop-bound">
    <label>User id <input name="userId" type="number" min="1" required></label>
    <label>Shop id <input name="shopId" type="number" min="1" value="1" required></label>
    <button>Bind to shop</button>
  </form>
  <form data-post="/sandbox/buyers">
    <label>Buyers <input name="count" type="number" min="1" max="500" value="1" required></label>
    <button>Make buyers</button>
  </form>
</div>`;

const stock = async (): Promise<Html> => html`<div class="row">
  <form data-post="/sandbox/stock">
    <label>SKU id <input name="skuId" type="number" min="1" required></label>
    <label>Pieces <input name="stocks" type="number" min="0" value="20" required></label>
    <button>Set stock</button>
  </form>
</div>`;

/** Title and content, in the order they stand on the page. */
async function invoices(ask: Ask): Promise<Html> {
  const all = await ask(sandboxListInvoices);
  const rows = all.map((invoice): Part[] => [
    invoice.orderNumber,
    invoice.account,
    invoice.shopName,
    invoice.titleName,
    `¥${invoice.amount}`,
    invoiceStatusName(invoice.invoiceStatus) ?? invoice.invoiceStatus,
    invoice.applyTime,
    invoice.isIssuable
      ? action("Issue", `/sandbox/invoices/${encodeURIComponent(invoice.orderNumber)}/issue`)
      : "",
  ]);
  const heads = ["Order", "Buyer", "Shop", "Title", "Amount", "State", "Asked for", "Seller"];
  return table(heads, rows, "No invoice was asked for.");
}

async function mails(ask: Ask): Promise<Html> {
  const sent = await ask(sandboxListMails);
  const rows = sent.map(({ email, subject, content, attachment, sendTime }): Part[] => [
    ...[email, subject, content, attachment, sendTime],
  ]);
  return table(["To", "Subject", "Text", "File", "Sent"], rows, "No letter was sent.");
}

export const sections: readonly { title: string; render: (ask: Ask) => Promise<Html> }[] = [
  { title: "Clock", render: clock },
  { title: "Text messages", render: codes },
  { title: "Sign-in by QR code", render: loginCodes },
  { title: "Payments", render: payments },
  { title: "Top-ups", render: topUps },
  { title: "Memberships", render: memberships },
  { title: "Orders", render: orders },
  { title: "Reviews", render: comments },
  { title: "Enquiries", render: leads },
  { title: "Refunds", render: refunds },
  { title: "Invoices", render: invoices },
  { title: "Stores", render: stores },
  { title: "Questions about statements", render: statementQuestions },
  { title: "Quotes", render: quotes },
  { title: "Chats", render: chats },
  { title: "Account terms", render: credit },
  { title: "Repayments", render: repayments },
  { title: "Bank", render: bank },
  { title: "Letters", render: mails },
  { title: "Voucher and pickup codes", render: codesForm },
  { title: "Stock", render: stock },
  { title: "People", render: people },
];
