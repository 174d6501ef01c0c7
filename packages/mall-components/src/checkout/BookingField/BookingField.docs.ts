import type { ComponentDocs } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "企业采购下单时填的一行：采购单号、成本中心或项目，三选一由 name 决定。可以提示以前用过的。",
    "A line of the checkout for an enterprise: PO number, cost centre or project, by its name. It can offer what was used before.",
  ],
  instead: [
    ["order/PoNumber", "下单之后再改采购单号", "To change the PO number of an order"],
    ["ui/TextField", "普通表单字段", "For a field of another form"],
    ["ui/ComboBox", "必须从名单里选", "For a value that must be one of a list"],
  ],
  anatomy: [
    ["section > h2", "名称，和下一行对齐", "its name; lines below each other begin at one place"],
    ["section input", "输入框；占位文字说选填还是必填", "field; its hint says optional or required"],
  ],
  states: [
    ["Offered", "成本中心，有以前用过的可选", "Cost centre, with earlier ones to choose"],
    ["Project", "项目，已填", "Project, filled in"],
    ["Required", "企业要求必填", "Required by the enterprise"],
    ["Refused", "不符合要求：写原因", "Refused: says why"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "Required",
      "必填写在框里，不等提交才说。",
      "That it is required is said in the field, before it is sent.",
    ],
  ],
  bad: [
    [
      { name: "costCentre", errorMessage: "格式错误" },
      "没说怎么改：写“请输入成本中心”。",
      "It does not say what to do: ask for the cost centre.",
    ],
  ],
  keyboard: [
    ["Tab / Shift+Tab", "到下一个、上一个控件", "to the next, the previous control"],
    ["↓", "列出以前用过的", "lists what was used before"],
    ["Enter", "提交订单表单", "submits the order's form"],
  ],
  speech: [
    "区域和输入框都叫“成本中心”；出错时连同原因读出，如“请输入成本中心”。",
    "Region and field are both “Cost centre”; a fault is read with the field.",
  ],
  layout: [
    "一行：名称在左，输入框约一个半侧栏宽，窄处占满。几行叠放，间距由页面的 Stack 决定；要放在订单表单里。",
    "One line: the name, then a field about one and a half sidebars wide, less where there is no room. Lines are spaced by the page's Stack, inside of the order's form.",
  ],
  related: ["order/PoNumber", "checkout/InvoiceRow", "enterprise/BuyingRulesForm"],
} satisfies ComponentDocs;
