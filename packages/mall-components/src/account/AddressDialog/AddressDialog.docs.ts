import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  isOverlay: true,
  purpose: [
    "在弹窗里新增或编辑一个收货地址，不离开当前页面。标题随内容变：有 addrId 是编辑，没有是新增。",
    "Adds or edits a delivery address in a dialog, without leaving the page. With an addrId its heading says edit, without one add.",
  ],
  instead: [
    [
      "account/AddressForm",
      "页面上有位置，或没有脚本也要能用",
      "There is room in the page, or it must work without script",
    ],
    ["product/RegionDialog", "商品页只选配送地区", "Only the region of delivery, on a product's page"],
  ],
  anatomy: [
    ["[role=dialog] h2", "标题：新增或编辑", "heading: add or edit"],
    ["[role=dialog] button", "关闭；保存期间不显示", "close; gone while it is being saved"],
    ["[role=dialog] form", "地址表单，长了在窗口内滚动", "the address form, scrolls inside when it is long"],
    ["[role=dialog] button[type=submit]", "保存，排在“取消”之后", "save, behind cancel"],
  ],
  states: [
    ["Editing", "编辑已有地址：带出原来的内容", "Editing: what is known is filled in"],
    ["Pending", "保存中：不能关", "Being saved: it cannot be closed"],
    ["Narrow", "手机上占满屏幕", "On a phone, the whole screen"],
  ],
  good: [
    [
      "Editing",
      "标题说清是编辑，只改错的那一项。",
      "Its heading says edit, and one changes only what is wrong.",
    ],
  ],
  bad: [
    [
      "Pending",
      "别用它表示省市区还在加载：叉和 Esc 都失效，人被关在里面。地区加载用 pendingRegion。",
      "Not for regions that are still loading: neither cross nor Escape works, one is shut in. Use pendingRegion for that.",
    ],
  ],
  keyboard: [...keys.dialog, ["↑ ↓", "在省、市、区的列表里换一项", "chooses in the lists of the region"]],
  speech: [
    "打开时读“新增收货地址，对话框”；提交后有错，焦点到第一个出错的字段并读出原因；关闭后焦点回到打开它的按钮。",
    "At opening its heading and “dialog”; after a faulty try the focus goes to the first wrong field and its reason is read; closed, the focus is back at what opened it.",
  ],
  layout: [
    "中等宽度的窗口，画在 body 上，放在哪里都一样。表单在 768 像素以下从两列变一列，按钮并排占满。",
    "A window of middle width on the body, wherever it is put. Below 768 px the form goes from two columns to one and its buttons share the line.",
  ],
  related: ["account/AddressForm", "account/AddressList", "ui/Dialog"],
} satisfies ComponentDocs;
