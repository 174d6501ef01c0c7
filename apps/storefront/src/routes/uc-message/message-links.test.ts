import { messageExample, messageLink } from "@tradehall/api-client/models/message";
import { toMessage } from "@tradehall/mall-adapters/message";
import { type MessageEvent, messageEvents } from "@tradehall/mall-rules/states/account/message";
import { messageText } from "@tradehall/mall-rules/words";
import { expect, test } from "vitest";
import { checkedRoutes } from "../../adapters/checked-routes.ts";
import { routeOf } from "../../href-to.ts";

const values = {
  ...{ orderNumber: "261121093015482913746", refundSn: "R2611", shop: "百工自营", amount: "165.00" },
  ...{
    courier: "顺丰速运",
    waybill: "SF1",
    code: "K7QX2MPL",
    product: "螺栓",
    reply: "谢谢",
    reason: "已发货",
    invoiceNo: "26112312345678",
    ...{ sku: "M8", prodId: "31", skuId: "310" },
    ...{ activity: "十点场", price: "9.90", seckillId: "17" },
    coupon: "工具品类券",
    ...{ enterprise: "上海拓远机电设备有限公司", person: "王建国" },
    ...{
      date: "2026-11-26",
      month: "2026-10",
      answer: "含运费",
      day: "2026-12-27",
      days: "30",
      enterpriseId: "1",
    },
    ...{ payNo: "P2611", orderNumbers: "261121093015482913746", reference: "TH7K2M9PQ4" },
    ...{ points: "200", score: "200", received: "120.00", left: "45.00" },
    ...{ quoteNo: "Q1", until: "2026-12-04 09:30" },
    ...{ mobile: "138****0001", mail: "c***@example.com", time: "2026-12-04 09:30" },
    ...{ deposit: "50.00", balance: "838.00", from: "2026-11-24 10:00", to: "2026-11-26 20:00" },
  },
};
const ofAccount = /^(?:mobile|mail|data|account)/;
const pageOf = (event: MessageEvent) => {
  if (event.startsWith("refund")) return "return-detail";
  if (event.startsWith("invoice")) return "invoice-detail";
  if (event === "backInStock") return "detail";
  if (event.startsWith("seckill")) return "secdetail";
  if (event.startsWith("store")) return "uc-shopaccount";
  if (/^(?:enterprise|transfer)/.test(event)) return "uc-enterprise";
  if (event === "statementClosed") return "uc-bill";
  if (event === "statementAnswered") return "uc-bill-detail";
  if (event === "moneyToBalance") return "uc-balance";
  if (event.startsWith("money")) return "weixin-pay";
  if (event.startsWith("quote")) return "uc-order";
  if (event.startsWith("credit")) return "uc-enterprise-detail";
  if (ofAccount.test(event)) return "uc-account";
  if (event === "memberStarted" || event === "birthdayGift") return "member-center";
  if (event === "couponExpiring") return "uc-coupons";
  if (event === "pointsLapsing") return "integral-mall";
  return event.startsWith("comment") ? "uc-comments" : "order-detail";
};

/** What a link names of the page, where it is not the order. */
const named = {
  "return-detail": values.refundSn,
  detail: "skuId=310",
  secdetail: "/secdetail/17",
  "uc-comments": "reviewed",
  "uc-order": "view=quotes&quoteNo=Q1",
  "uc-coupons": "/user-center/uc-coupons",
  "integral-mall": "/member-center/integral-mall",
  "uc-enterprise": "/user-center/uc-enterprise",
  "uc-shopaccount": "/user-center/uc-shopaccount",
  "uc-enterprise-detail": "enterpriseId=1&tab=terms",
  "uc-account": "/user-center/uc-account",
  "uc-balance": "/user-center/uc-balance",
  "weixin-pay": "payNo=P2611",
  "member-center": "/member-center/member-center",
  "uc-bill": "/user-center/uc-bill",
  "uc-bill-detail": "month=2026-10",
};

test.each(messageEvents)(
  "%s leads to the page it is about, and says all it says in both languages",
  (event) => {
    const link = messageLink(event, values);
    const { href } = toMessage({ ...messageExample, link }, checkedRoutes);
    expect(routeOf(href ?? "")?.name).toBe(pageOf(event));
    const page = pageOf(event);
    expect(link).toContain(page in named ? named[page as keyof typeof named] : values.orderNumber);
    for (const locale of ["zh_CN", "en"] as const) {
      const { title, content } = messageText(event, locale, values);
      expect(`${title} ${content}`).not.toMatch(/[{}]|undefined/);
    }
  },
);
