import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  purpose: [
    "一件东西的各项信息，名称对内容：订单编号、支付方式、收货地址。",
    "Facts of one thing as name and value: order number, payment, address.",
  ],
  instead: [
    ["ui/Table", "许多同类的东西", "Many things of one kind"],
    ["product/ParameterTable", "商品的参数", "Parameters of a product"],
    ["order/PriceBreakdown", "一笔金额怎么算出来", "How an amount comes about"],
    ["ui/Timeline", "按时间发生的事", "What happened, by time"],
  ],
  anatomy: [
    ["dt", "名称：灰色", "name, grey"],
    ["dd", "内容：文字、链接、复制按钮，长了折行", "value, words, a link or a copy button; breaks when long"],
    ["dl > div:nth-child(2)", "下一对：同栏的内容对齐", "the next pair; values of a column are aligned"],
  ],
  states: [
    ["TwoColumns", "两栏，名称有长有短", "Two columns, names of different length"],
    ["ThreeColumns", "三栏", "Three columns"],
    ["Stacked", "名称在内容上面", "The name above its value"],
    ["Narrow", "手机上一栏", "On a phone, one column"],
  ],
  good: [["TwoColumns", "短内容排两栏，省一半高度。", "Short values in two columns take half the height."]],
  bad: [
    [
      {
        items: [
          { label: "订单编号", value: "202611210001" },
          { label: "买家留言", value: "" },
          { label: "采购单号", value: "" },
        ],
      },
      "没有内容还留着名称：不知道就不列。",
      "Names without values: leave out what is not known.",
    ],
    [
      {
        columns: 3,
        items: [
          { label: "收货地址", value: "上海市浦东新区祖冲之路 2288 号 15 层 1508 室采购部转收" },
          { label: "发票抬头", value: "华东工贸机电设备成套供应链管理（集团）有限公司上海分公司" },
          { label: "买家留言", value: "周末不收货，请在工作日上午九点到十一点之间送达并提前联系" },
        ],
      },
      "长内容分三栏，每栏都折很多行：用一栏。",
      "Long values in three columns break over many lines: take one column.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    "读成“描述列表”，每一对先读名称再读内容；里面的链接和按钮照常可达。",
    "A description list, the name before its value; links and buttons in it are reached as ever.",
  ],
  layout: [
    "占满父级宽度，768 像素以上才分栏；字号小，没有底和边距，常放在 Surface 里。",
    "As wide as its parent, with columns from 768 px up; small words, no ground or margin, often within a Surface.",
  ],
  related: ["ui/Table", "product/ParameterTable", "order/OrderInfo", "ui/CopyButton"],
} satisfies ComponentDocs;
