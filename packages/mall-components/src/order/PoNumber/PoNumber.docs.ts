import type { ComponentDocs } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "买家自己的采购单号，在订单上原地填写和修改，最多 40 个字符。没有脚本也能用。",
    "The buyer's own number of the purchase, written and changed on the order itself, at most 40 characters. It works without script.",
  ],
  instead: [
    ["checkout/BookingField", "下单时填", "While ordering"],
    ["ui/TextField", "表单里的普通字段", "For a field of a form"],
    ["parts/CopyText", "只看和复制，不改", "To read and copy, not to change"],
  ],
  anatomy: [
    ["summary", "点开就能改", "opens the field"],
    ["summary > span:first-child", "现在的采购单号，长了折行", "the present number, breaking when long"],
    ["summary svg", "铅笔：可以修改，打印时不出现", "pencil: it can be changed; not on paper"],
  ],
  states: [
    ["Writes", "还没有：写“填写采购单号”", "None yet: “Add a PO number”"],
    ["RefusesTooLong", "四十个字符，刚好", "Forty characters, the most there may be"],
  ],
  good: [
    ["Default", "写完就在原地，不用进编辑页。", "It is changed where it is read, without another page."],
  ],
  bad: [
    [
      { value: "无" },
      "没有就不传：写“无”会被当成采购单号打印。",
      "Leave it out where there is none: any word is printed as the number.",
    ],
    [
      { isLabelHidden: true },
      "前面没有“采购单号”字样时不要隐藏名称：只剩一串字符，不知是什么。",
      "Do not hide its name where nothing before it says it: a bare code means nothing.",
    ],
  ],
  keyboard: [
    [
      "Tab / Shift+Tab",
      "到采购单号；展开后到输入框和“保存”",
      "to the number; once open, to the field and “Save”",
    ],
    ["Enter / Space", "展开或收起", "opens or closes it"],
    [
      "Enter",
      "在输入框里：保存，收起，焦点回到单号",
      "in the field: saves and closes, the focus goes back to the number",
    ],
  ],
  speech: [
    "读“采购单号 CG-2026-0042，订单 202611210900001，修改”，连同展开或收起；格式不对时在输入框读出原因。",
    "Number, order and “change” are read, with whether it is open; a number that is refused says why at the field.",
  ],
  layout: [
    "是一行内容，放在订单头部或 DescriptionList 里；展开的输入框约一个半侧栏宽，窄处占满。没有值时不打印。",
    "A line of content for an order's head or a DescriptionList; its open field is about one and a half sidebars wide, less where there is no room. Without a value it is not printed.",
  ],
  related: ["order/OrderCard", "order/OrderInfo", "checkout/BookingField"],
} satisfies ComponentDocs;
