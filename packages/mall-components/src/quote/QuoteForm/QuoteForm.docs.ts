import type { ComponentDocs } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "向商家询价，或对报价还价：每种商品填数量和期望单价，整单填交货日期、说明、附件。",
    "Asks a shop for prices or makes a counter-offer: quantity and wished price of each product, then day, note and attachments.",
  ],
  instead: [
    ["quote/QuoteLink", "只要一个去询价的入口", "The way into it alone"],
    ["quote/QuoteSheet", "看报价、决定接不接受", "Reading an offer and deciding"],
    ["product/SkuMatrix", "按现价直接批量买", "Buying many at today's prices"],
    ["chat/MessageComposer", "随口问一句", "A quick question"],
  ],
  anatomy: [
    ["h2", "标题：询价，还价时换成“还价”", "heading: ask, or counter-offer"],
    [
      "fieldset",
      "一种商品：店铺、当前单价、下一档价格、删除",
      "one product: shop, today's price, the next step, delete",
    ],
    ["fieldset [role=group]", "数量：变了当前单价跟着变", "quantity; today's price follows it"],
    ["input[name^=price]", "期望单价，可不填", "the wished price, may be left empty"],
    ["input[type=date]", "期望交货日期，可不填", "the wished day, may be left empty"],
    ["button[type=submit]", "提交询价、提交还价", "send"],
  ],
  states: [
    [
      "Counter",
      "还价：写商家报价和还剩几次",
      "Counter-offer: what is offered, and how often one may still ask",
    ],
    ["OneRemoved", "删到只剩一种：不能再删", "One left: it cannot be removed"],
    ["SomeLeftOut", "有的商品不支持询价：写明略去了哪些", "Some take no quotes: it names them"],
    ["Refused", "被拒：整体原因和各栏错误", "Refused: the whole and each field"],
    ["Pending", "正在提交", "On its way"],
    ["Empty", "没有可询价的商品", "Nothing to ask for"],
    ["LongChineseText", "超长名称", "Long names"],
    ["Narrow", "手机上一栏", "One column on a phone"],
  ],
  good: [
    [
      "Narrow",
      "旁边写着当前单价和下一档：人知道出多少才有得谈。",
      "Today's price and the next step are beside it, so people know what to wish for.",
    ],
  ],
  bad: [
    [
      "Empty",
      "让人点进来才说没有：入口处就把 QuoteLink 停用。",
      "It says so only after the press: QuoteLink is off while nothing can be asked.",
    ],
  ],
  keyboard: [
    [
      "Tab / Shift+Tab",
      "每种商品的删除、数量、单价，然后日期、说明、提交",
      "delete, quantity and price of each, then day, note, send",
    ],
    ["↑ ↓", "在数量里加减", "in a quantity, one more or less"],
    ["Enter", "提交；在数量里只确认数字", "sends; in a quantity takes the number alone"],
  ],
  speech: [
    "表单叫“询价”；数量框带商品名，当前单价随数量 live 读出；删除后焦点留在列表；有错到第一处并读原因。",
    "A form by name; a quantity holds its product, today's price is read as it changes; after a removal the focus stays in the list, a fault gets it.",
  ],
  layout: [
    "白底区块自带；宽屏每种商品三栏（商品、数量、单价），手机一栏。附件由 attachments 传 QuotePictures。",
    "Has its own ground; three columns for each product, one on a phone. Attachments are a QuotePictures.",
  ],
  related: ["quote/QuotePictures", "quote/QuoteSheet", "quote/QuoteLink", "ui/MoneyField"],
} satisfies ComponentDocs;
