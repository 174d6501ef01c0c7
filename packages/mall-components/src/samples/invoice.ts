import type { YuanText } from "@tradehall/mall-rules/money";
import type { InvoiceCardView, TitleView } from "../invoice/invoice-view.ts";

export const sampleUnitTitle: TitleView = {
  kind: "unit",
  name: "上海拓远机电设备有限公司",
  taxNo: "91310115MA1K4TY081",
  unitAddress: "上海市浦东新区张江路 88 号 3 号楼",
  unitPhone: "021-58880000",
  bankName: "招商银行上海张江支行",
  bankAccount: "121900012345678",
};
const nothingOfUnit = { taxNo: "", unitAddress: "", unitPhone: "", bankName: "", bankAccount: "" };
export const samplePersonTitle: TitleView = { kind: "personal", name: "王建国", ...nothingOfUnit };

export const sampleTitles = [
  { id: "1", ...sampleUnitTitle, isDefault: true },
  { id: "2", ...samplePersonTitle, isDefault: false },
  {
    id: "3",
    ...sampleUnitTitle,
    ...nothingOfUnit,
    name: "苏州恒锐自动化科技有限公司",
    taxNo: "91320505MA1XHR62QW",
    isDefault: false,
  },
] as const;

export const sampleInvoice: InvoiceCardView = {
  orderNumber: "261121093015482913746",
  shopName: "百工商城自营旗舰店",
  status: "issued",
  type: "special",
  titleKind: "unit",
  titleName: sampleUnitTitle.name,
  amount: "1798.00" as YuanText,
  invoiceNo: "26112110024000000017",
  appliedAt: "2026-11-21 09:30",
  href: "/invoice-detail?orderNumber=261121093015482913746",
  orderHref: "/order-detail?orderNumber=261121093015482913746",
  downloadHref: "/invoice-file?orderNumber=261121093015482913746",
};

const { downloadHref: _, ...waiting } = sampleInvoice;
export const sampleInvoices: readonly InvoiceCardView[] = [
  {
    ...waiting,
    orderNumber: "261122093015482913747",
    status: "applying",
    type: "ordinary",
    titleKind: "personal",
    titleName: "王建国",
    invoiceNo: "",
  },
  sampleInvoice,
  { ...waiting, orderNumber: "261120093015482913748", status: "voided", invoiceNo: "" },
];

export const sampleSheet = {
  orderNumber: sampleInvoice.orderNumber,
  orderHref: sampleInvoice.orderHref,
  type: "special",
  title: sampleUnitTitle,
  sellerName: "上海百工供应链有限公司",
  sellerTaxNo: "91310115MA1HBG2288",
  lines: [
    {
      kind: "goods",
      name: "锐锋 18V 无刷冲击电钻套装",
      spec: "双电双充 4.0Ah",
      quantity: 2,
      net: "1591.15" as YuanText,
      tax: "206.85" as YuanText,
      gross: "1798.00" as YuanText,
    },
  ],
  ratePercent: 13,
  net: "1591.15" as YuanText,
  tax: "206.85" as YuanText,
  total: "1798.00" as YuanText,
  capitals: "壹仟柒佰玖拾捌元整",
  appliedAt: "2026-11-21 09:30",
  issuedAt: "2026-11-21 10:02",
  invoiceNo: sampleInvoice.invoiceNo,
} as const;
