/** An invoice from its title to its file as the API page shows it. */
import type { InvoiceCard, InvoiceDetail, InvoiceTitle } from "../invoice.ts";
import type { SandboxInvoice } from "../sandbox-trade.ts";
import { orderNumberExample } from "./order.ts";

export const titleFormExample = {
  titleType: 2,
  titleName: "上海拓远机电设备有限公司",
  taxNo: "91310115MA1K4TY081",
  unitAddress: "上海市浦东新区张江路 88 号",
  unitPhone: "021-58880000",
  bankName: "招商银行上海张江支行",
  bankAccount: "121900012345678",
} as const;

export const titleExample: InvoiceTitle = { titleId: 1, ...titleFormExample, isDefault: 1 };

export const invoiceRequestExample = { orderNumber: orderNumberExample, invoiceType: 2, titleId: 1 } as const;

export const invoiceNoExample = "26112109301500000017";

export const invoiceCardExample: InvoiceCard = {
  orderNumber: orderNumberExample,
  invoiceStatus: 2,
  allowedActions: [],
  shopId: 1,
  shopName: "百工自营",
  invoiceType: 2,
  titleType: 2,
  titleName: titleFormExample.titleName,
  amount: "165.00",
  invoiceNo: invoiceNoExample,
  applyTime: "2026-11-21 09:30:15",
  issueTime: "2026-11-21 10:02:40",
};

export const invoiceStateExample = {
  orderNumber: orderNumberExample,
  invoiceStatus: 1,
  allowedActions: ["change" as const, "withdraw" as const],
};

const { titleType, titleName, taxNo, unitAddress, unitPhone, bankName, bankAccount } = titleFormExample;

export const invoiceDetailExample: InvoiceDetail = {
  ...invoiceCardExample,
  title: { titleType, titleName, taxNo, unitAddress, unitPhone, bankName, bankAccount },
  sellerName: "上海百工供应链有限公司",
  sellerTaxNo: "91310115MA1HBG2288",
  lines: [
    {
      kind: "goods",
      name: "固联 8.8级高强度外六角螺栓",
      spec: "M8×30 镀锌",
      quantity: 10,
      grossAmount: "165.00",
      netAmount: "146.02",
      taxAmount: "18.98",
    },
  ],
  ratePercent: 13,
  netAmount: "146.02",
  taxAmount: "18.98",
  capitals: "壹佰陆拾伍元整",
  orderStatus: 5,
  refundedAmount: "0.00",
  documents: [
    {
      invoiceNo: invoiceNoExample,
      amount: "165.00",
      issueTime: "2026-11-21 10:02:40",
      takenBackTime: null,
    },
  ],
  mails: [{ email: "caiwu@example.com", sendTime: "2026-11-21 10:05:00" }],
  now: 1_795_397_400_000,
};

export const sandboxInvoiceExample: SandboxInvoice = {
  orderNumber: orderNumberExample,
  account: "dealer01",
  shopName: "百工自营",
  invoiceStatus: 1,
  titleName,
  amount: "165.00",
  applyTime: "2026-11-21 09:30:15",
  isIssuable: 1,
};
