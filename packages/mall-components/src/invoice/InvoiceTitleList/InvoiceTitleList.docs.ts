import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "保存的发票抬头：卡片列出名称、税号等，能设默认、编辑、删除；上面说已存几个、最多 20 个。",
    "The invoice titles of a buyer as cards, to make the default, edit or delete; above, how many are kept of 20.",
  ],
  instead: [
    ["invoice/InvoiceChoice", "开票时选一个", "Choosing one for an invoice"],
    ["account/AddressList", "收货地址，同样的排法", "Delivery addresses, in the same arrangement"],
  ],
  anatomy: [
    ["section a[href]", "新增；满了不可点", "add; no link when full"],
    ["section > div > span", "已存与上限；满了写怎么办", "kept and limit; when full, what to do"],
    ["li strong", "名称，长了折行", "name, breaks when long"],
    [
      "li dl",
      "税号、地址、电话、银行，空的不列",
      "number, address, telephone, bank; what is empty is left out",
    ],
    ["li form", "设为默认、编辑、删除", "default, edit, delete"],
  ],
  states: [
    ["Empty", "空：说明用处", "Empty: what it is good for"],
    ["Full", "满 20 个：不能再加", "Full: no more can be added"],
    ["Pending", "其中一个正在改", "One is being changed"],
    ["Loading", "首次加载", "Loading"],
    ["Refetching", "刷新中：旧内容保留", "Fetched again: the rows stay"],
    ["Failed", "加载失败，可重试", "Could not be loaded, can be tried again"],
    ["Narrow", "手机上一列", "On a phone, one column"],
  ],
  good: [
    ["Default", "个人和单位有标签，默认的排第一。", "Person and unit have their tags, the default is first."],
  ],
  bad: [
    [
      {
        titles: [
          {
            id: "1",
            kind: "unit",
            name: "上海拓远机电设备有限公司",
            taxNo: "",
            unitAddress: "",
            unitPhone: "",
            bankName: "",
            bankAccount: "",
            isDefault: true,
          },
          {
            id: "2",
            kind: "personal",
            name: "王建国",
            taxNo: "",
            unitAddress: "",
            unitPhone: "",
            bankName: "",
            bankAccount: "",
            isDefault: true,
          },
        ],
      },
      "两个都是默认：开票用哪个？单位抬头也没有税号。",
      "Two defaults: which is used? And the unit has no taxpayer number.",
    ],
  ],
  keyboard: [...keys.link, ["Enter / Space", "设为默认、删除", "makes it the default, deletes"]],
  speech: [
    "卡片以名称命名，忙时读“忙”；按钮带名称，例如：将“王建国”设为默认抬头；加载时列表标为忙，失败播报。",
    "Each card is named by its title and busy while it changes; its buttons name it; the list is busy while loading, a failure interrupts.",
  ],
  layout: [
    "宽屏三列、中屏两列、手机一列，同行等高，动作贴底。占满内容区，标题由页面给。",
    "Three columns on wide screens, two in between, one on a phone, equally high with acts at the foot. The page gives the heading.",
  ],
  related: ["invoice/InvoiceTitleForm", "invoice/InvoiceChoice", "account/AddressList", "parts/AsyncList"],
} satisfies ComponentDocs;
