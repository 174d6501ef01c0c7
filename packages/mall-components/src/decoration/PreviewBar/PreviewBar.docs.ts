import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "装修预览页最上面的一条：说明这是预览、是哪家店的哪份装修、买家看不看得到。",
    "The strip over a decoration's preview: that it is one, of which shop and which decoration, and whether buyers see it.",
  ],
  instead: [
    ["ui/Notice", "普通页面上的提示", "A message on an ordinary page"],
    ["shop/ShopHead", "买家看到的店铺头部", "The head of a shop as buyers see it"],
    ["chrome/PageTitle", "没有状态的页面标题", "A page's title without a state"],
  ],
  anatomy: [
    ["h1", "“预览”，页面的一级标题", "“Preview”, the page's first heading"],
    ["h1 + span", "店铺名和装修名", "shop and decoration"],
    ["h1 ~ span:nth-of-type(2)", "状态：草稿或已发布", "state: draft or published"],
    ["a[href]", "去看买家现在看到的首页", "to the home that buyers see now"],
  ],
  states: [
    ["Published", "已发布：绿色", "Published: green"],
    ["Narrow", "手机上换行", "On a phone, over several lines"],
  ],
  good: [
    [
      { name: "双十二首页", isDraft: true },
      "装修名按用途起，几份草稿分得清。",
      "Named by its purpose, so that drafts can be told apart.",
    ],
  ],
  bad: [
    [
      { name: "", isDraft: false },
      "没有装修名：店名后面留一个点，不知道预览的是哪份。",
      "No name: a dot is left behind the shop, and one cannot tell which is previewed.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "“预览”是一级标题；接着读店名和装修名、“草稿，买家看不到”，最后是链接。",
    "“Preview” as the first heading, then shop and decoration, the state in words, and the link.",
  ],
  layout: [
    "自己排成一行，链接靠右，放不下换行；放在 Decoration 上面，距离由父级 Stack 决定。",
    "One row with the link at its end, wrapping; it is above Decoration, the distance is its parent's, a Stack.",
  ],
  related: ["decoration/Decoration", "decoration/BlockUnknown", "shop/ShopHead"],
} satisfies ComponentDocs;
