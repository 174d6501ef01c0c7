import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "商品参数表：名称和值成对，桌面两列并排，适合几十项。",
    "A product's parameters as pairs of name and value, two pairs to a line on a desktop.",
  ],
  instead: [
    ["ui/DescriptionList", "订单、资料页的几项信息", "A few facts of an order or a profile"],
    ["list/CompareDialog", "几个商品的参数放一起比", "Parameters of several products side by side"],
    ["ui/Table", "有表头、多列的数据", "Data in columns with heads"],
  ],
  anatomy: [
    ["th", "参数名：灰底，占三成", "name: on grey, three tenths"],
    ["td", "值：占七成，长了换行", "value: seven tenths, wraps"],
  ],
  states: [
    ["Empty", "没有参数：一句“暂无数据”", "No parameters: one sentence"],
    ["Narrow", "手机上一列", "One column on a phone"],
  ],
  good: [
    [
      {
        parameters: [
          { name: "最大扭矩", value: "65 N·m" },
          { name: "额定电压", value: "20 V" },
          { name: "夹头规格", value: "13 mm 金属自锁" },
          { name: "执行标准", value: "GB/T 3883.1-2014" },
        ],
      },
      "值带单位和标准号，采购能直接核对。",
      "Values have units and standards, so that buyers can check them.",
    ],
  ],
  bad: [
    [
      { parameters: [{ name: "参数", value: "扭矩65 电压20 夹头13 重量1.6" }] },
      "几个参数塞进一格、没有单位：读不了，也比不了。",
      "Several in one cell without units: cannot be read or compared.",
    ],
    [
      {
        parameters: [
          { name: "材质", value: "" },
          { name: "产地", value: "无" },
          { name: "颜色", value: "--" },
        ],
      },
      "空值不要传，显示出来像漏填。",
      "Leave empty values out: they look forgotten.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    "是真正的表格，隐藏标题“规格参数”；每行先读参数名再读值。",
    "A real table with a hidden caption; each row says its name, then its value.",
  ],
  layout: [
    "占满父级；两列等宽，奇数项最后一格空着。外面的标题和白底由 DetailTabs 给。",
    "Fills its parent in two equal columns; an odd one leaves a place empty. Heading and ground come from DetailTabs.",
  ],
  related: ["product/DetailTabs", "list/CompareDialog", "product/DocumentList"],
} satisfies ComponentDocs;
