import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "商家同意退货后，买家填寄回的物流：公司、单号、联系手机。单号自动去空格、转大写。",
    "After the shop has approved a return: carrier, waybill and mobile number. Spaces in the waybill go, its letters become large.",
  ],
  instead: [
    ["after-sale/RefundForm", "还在申请退款", "The refund is still being requested"],
    ["order/LogisticsTrail", "查看物流轨迹", "To see where a parcel is"],
    ["account/AddressForm", "填收货地址", "For a delivery address"],
  ],
  anatomy: [
    ["select", "物流公司，必选", "carrier, required"],
    ["input[name=expressNo]", "物流单号，面单上的字母和数字", "waybill, letters and digits of the label"],
    ["input[name=mobile]", "联系手机，预填买家的号码", "mobile number, the buyer's own at first"],
    ["button[type=submit]", "提交物流信息", "submits the shipment"],
  ],
  states: [
    ["Pending", "正在提交", "Submitting"],
    ["Refused", "服务器拒绝：状态已变", "Refused: the state has changed"],
    ["Narrow", "手机上公司和单号上下排", "On a phone carrier and waybill are below each other"],
  ],
  good: [["Default", "手机号已填好，只剩两项。", "The mobile number is there already, two fields are left."]],
  bad: [
    [
      { defaultValues: {} },
      "手机号没预填：明明知道还要人再打一遍。",
      "The number is known and not filled in: people type it once more.",
    ],
    [
      { couriers: [] },
      "没有物流公司可选：必填却填不了。",
      "No carriers to choose from: it is required and cannot be given.",
    ],
  ],
  keyboard: keys.form,
  speech: [
    "表单名“填写退货物流”；提交有错时焦点到第一个错处，原因和输入框一起读；被拒绝立即播报。",
    "A form “Enter return shipment”; faults bring the focus to the first, whose reason is read with it; a refusal is announced.",
  ],
  layout: [
    "占满父级，公司和单号宽屏并排，手机上下排；标题和底色由页面给，放在 RefundStatePanel 下面。",
    "Fills its parent; carrier and waybill are side by side on wide screens. Heading and ground are the page's, and its place is below RefundStatePanel.",
  ],
  related: ["after-sale/RefundStatePanel", "after-sale/RefundInfo", "forms/FormPart"],
} satisfies ComponentDocs;
