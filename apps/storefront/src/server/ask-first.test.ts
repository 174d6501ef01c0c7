/** No button does what cannot be taken back by one press: each question, asked by the form that a browser sends itself. */
import { codesOf, type Endpoint } from "@tradehall/api-client/contract";
import { removeMail } from "@tradehall/api-client/endpoints/account/remove-mail";
import { endOtherSessions } from "@tradehall/api-client/endpoints/account/session/end-other-sessions";
import { endSession } from "@tradehall/api-client/endpoints/account/session/end-session";
import { deleteAddress } from "@tradehall/api-client/endpoints/address/delete-address";
import { deleteComment } from "@tradehall/api-client/endpoints/comment/delete-comment";
import { closeEnterprise } from "@tradehall/api-client/endpoints/enterprise/close-enterprise";
import { leaveEnterprise } from "@tradehall/api-client/endpoints/enterprise/leave-enterprise";
import { offerTransfer } from "@tradehall/api-client/endpoints/enterprise/offer-transfer";
import { removeMember } from "@tradehall/api-client/endpoints/enterprise/remove-member";
import { deleteTitle } from "@tradehall/api-client/endpoints/invoice/title/delete-title";
import { withdrawInvoice } from "@tradehall/api-client/endpoints/invoice/withdraw-invoice";
import { cancelOrder } from "@tradehall/api-client/endpoints/order/cancel-order";
import { purgeOrder } from "@tradehall/api-client/endpoints/order/purge-order";
import { receiveOrder } from "@tradehall/api-client/endpoints/order/receive-order";
import { payOrders } from "@tradehall/api-client/endpoints/payment/pay-orders";
import { declineQuote } from "@tradehall/api-client/endpoints/quote/decline-quote";
import { withdrawQuote } from "@tradehall/api-client/endpoints/quote/withdraw-quote";
import { withdrawRefund } from "@tradehall/api-client/endpoints/refund/withdraw-refund";
import { withdrawStore } from "@tradehall/api-client/endpoints/shop/application/withdraw-store";
import { confirmStatement } from "@tradehall/api-client/endpoints/statement/confirm-statement";
import { quoteNoExample } from "@tradehall/api-client/models/quote";
import { createFakeClient, refusing } from "@tradehall/api-client/testing";
import type { Question } from "@tradehall/mall-components/forms/ConfirmDialog";
import { describe, expect, test } from "vitest";
import { toAskedFirst } from "../adapters/asked-first.ts";
import { confirmed } from "../isomorphic/confirmed.ts";
import * as invoice from "../routes/invoice-detail/route.tsx";
import * as order from "../routes/order-detail/route.tsx";
import * as payment from "../routes/payment/route.tsx";
import * as refund from "../routes/return-detail/route.tsx";
import * as account from "../routes/uc-account/route.tsx";
import * as titles from "../routes/uc-add-invoice-header/route.tsx";
import * as addresses from "../routes/uc-address/route.tsx";
import * as statement from "../routes/uc-bill-detail/route.tsx";
import * as comments from "../routes/uc-comments/route.tsx";
import * as enterprise from "../routes/uc-enterprise-detail/route.tsx";
import * as ownInvoice from "../routes/uc-invoice-detail/route.tsx";
import * as orders from "../routes/uc-order/route.tsx";
import * as store from "../routes/uc-shopaccount/route.tsx";
import { createLoadContext } from "./facts.ts";

interface Row {
  /** Each page whose forms ask it. */
  modules: { action: unknown }[];
  search?: string;
  /** What the button sends. */
  form: Record<string, string>;
  /** The call that does it. */
  call: Endpoint;
}

const orderNumber = "261121093015482913746";
const onOrders = (intent: string, call: Endpoint): Row => ({
  modules: [order, orders],
  form: { intent, orderNumber },
  call,
});

const rows: Partial<Record<Question["about"], Row>> = {
  cancelOrder: onOrders("cancel", cancelOrder),
  receiveOrder: onOrders("receive", receiveOrder),
  purgeOrder: onOrders("purge", purgeOrder),
  withdrawRefund: {
    ...{ modules: [refund], search: "?refundSn=R261121093015482", form: { intent: "withdraw" } },
    call: withdrawRefund,
  },
  endSession: {
    ...{ modules: [account], form: { intent: "end-session", sessionId: "3", device: "Chrome · Windows" } },
    call: endSession,
  },
  endOthers: { modules: [account], form: { intent: "end-others", count: "2" }, call: endOtherSessions },
  deleteReview: {
    ...{ modules: [comments], form: { intent: "delete-review", commentId: "7", title: "螺栓" } },
    call: deleteComment,
  },
  payOnTerms: {
    ...{ modules: [payment], search: `?orderNumbers=${orderNumber}` },
    form: { intent: "pay", method: "accountTerms", orderNumbers: orderNumber },
    call: payOrders,
  },
  payFromBalance: {
    ...{ modules: [payment], search: `?orderNumbers=${orderNumber}` },
    form: { intent: "pay", method: "balance", orderNumbers: orderNumber },
    call: payOrders,
  },
  deleteTitle: {
    ...{ modules: [titles], form: { intent: "delete", titleId: "3", titleName: "百工五金" } },
    call: deleteTitle,
  },
  withdrawStore: {
    modules: [store],
    form: { intent: "withdraw", shopName: "诚泰标准件" },
    call: withdrawStore,
  },
  removeMail: {
    ...{ modules: [account], search: "?part=mail", form: { intent: "remove" } },
    call: removeMail,
  },
  removeMember: {
    ...{ modules: [enterprise], search: "?enterpriseId=1" },
    form: { intent: "remove", userId: "6", name: "王建国" },
    call: removeMember,
  },
  leaveEnterprise: {
    ...{ modules: [enterprise], search: "?enterpriseId=1", form: { intent: "leave", name: "上海拓远" } },
    call: leaveEnterprise,
  },
  closeEnterprise: {
    ...{ modules: [enterprise], search: "?enterpriseId=1", form: { intent: "close", name: "上海拓远" } },
    call: closeEnterprise,
  },
  confirmStatement: {
    ...{ modules: [statement], form: { intent: "confirm", month: "2026-10" } },
    call: confirmStatement,
  },
  withdrawQuote: {
    ...{ modules: [orders], search: `?view=quotes&quoteNo=${quoteNoExample}`, form: { intent: "withdraw" } },
    call: withdrawQuote,
  },
  declineQuote: {
    ...{ modules: [orders], search: `?view=quotes&quoteNo=${quoteNoExample}`, form: { intent: "decline" } },
    call: declineQuote,
  },
  transfer: {
    ...{ modules: [enterprise], search: "?enterpriseId=1" },
    form: { intent: "transfer", userId: "6", name: "王建国" },
    call: offerTransfer,
  },
  withdrawInvoice: {
    ...{ modules: [invoice, ownInvoice], search: `?orderNumber=${orderNumber}` },
    form: { intent: "withdraw" },
    call: withdrawInvoice,
  },
  deleteAddress: {
    ...{ modules: [addresses], form: { intent: "delete", addrId: "5", receiver: "张三", address: "上海市" } },
    call: deleteAddress,
  },
};

const cases = Object.entries(rows).flatMap(([about, { modules, ...row }]) =>
  modules.map((module, at) => ({ about, at, module, ...row })),
);

function press(
  { module, search = "", form, call }: (typeof cases)[number],
  answer: object,
  isRefused = false,
) {
  const answers = isRefused ? [refusing(call, "A00001", { serverMessage: "订单状态已变更" })] : [];
  const { client, calls } = createFakeClient({ answers });
  const facts = {
    ...{ nonce: "", apiOrigin: "", createClient: () => client, requestId: "", ip: "", isSecure: false },
    ...{ landingEmbedOrigin: undefined, wait: { seconds: 0 } },
  };
  const body = new URLSearchParams({ ...form, ...answer });
  const request = new Request(`http://mall.test/page${search}`, { method: "POST", body });
  const args = { request, params: {}, context: createLoadContext(facts) };
  const done = (module.action as (args: object) => Promise<unknown>)(args);
  const outcome = done.catch((thrown: unknown) => thrown);
  return { outcome, isDone: () => calls.some(({ endpoint }) => endpoint === call.name) };
}

/** What the error boundary sees of what an action throws. */
const asked = (thrown: unknown) => {
  const { data, init } = thrown as { data?: unknown; init?: { status?: number } };
  return toAskedFirst({ status: init?.status ?? 200, statusText: "", internal: false, data });
};

test("each question that a page asks is here", () => {
  const sources = import.meta.glob<string>(
    ["../{adapters,browser,layouts,pages,routes}/**/*.{ts,tsx}", "!../**/*.test.*"],
    { query: "?raw", import: "default", eager: true },
  );
  const asked = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/\babout: "(\w+)"/g)].map(([, about = ""]) => about),
  );
  expect(asked).not.toEqual([]);
  expect(asked.filter((about) => !(about in rows))).toEqual([]);
});

describe.each(cases)("$about ($at)", (row) => {
  test("is asked before anything is done, with what was pressed", async () => {
    const { outcome, isDone } = press(row, {});
    const question = asked(await outcome);
    expect(question?.question.about).toBe(row.about);
    expect(Object.values(question?.question.values ?? {})).not.toContain("");
    expect(Object.fromEntries(question?.fields ?? [])).toMatchObject(row.form);
    expect(isDone()).toBe(false);
  });

  test("is done by the answer of the page that asked", async () => {
    const first = asked(await press(row, {}).outcome);
    const { outcome, isDone } = press(row, Object.fromEntries(first?.fields ?? []));
    expect(asked(await outcome)).toBeUndefined();
    expect(isDone()).toBe(true);
  });

  const isRefusable = codesOf(row.call).includes("A00001");
  test.runIf(isRefusable)(
    "is asked once more with the refusal's words there, and answered to the dialog",
    async () => {
      const first = asked(await press(row, {}).outcome);
      const again = await press(row, Object.fromEntries(first?.fields ?? []), true).outcome;
      expect(asked(again)?.formError).toBe("订单状态已变更");
      const { outcome, isDone } = press(row, confirmed, true);
      expect(asked(await outcome)).toBeUndefined();
      expect(isDone()).toBe(true);
    },
  );
});
