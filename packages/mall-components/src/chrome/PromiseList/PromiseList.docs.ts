import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "商城的四条服务承诺：正品保障、7天无理由退货、规范开票、专属客服。内容固定，各处一致。",
    "The mall's four promises: genuine goods, return within 7 days, proper invoices, a service of one's own. The same words everywhere.",
  ],
  instead: [
    ["product/BuyBox", "一件商品自己的服务说明", "What one product's page says of buying it"],
    ["decoration/BlockText", "店铺自己写的话", "Words of a shop's own"],
    ["membership/LevelTable", "会员等级的权益", "What a member's level brings"],
  ],
  anatomy: [
    ["ul", "四条，一行（row）或两行两列（panel）", "four, in a row or two by two (panel)"],
    ["li:first-child svg", "图标，颜色跟随底色上的文字", "sign in the ink of the ground around"],
    ["li:first-child strong", "承诺", "promise"],
    [
      "li:first-child strong + span",
      "一句说明；手机上的 panel 不显示",
      "a word about it; not in a panel on a phone",
    ],
  ],
  states: [
    ["Panel", "两行两列：登录页、推广页", "Two by two: beside sign-in and landing page"],
    ["Narrow", "手机上一行两条", "On a phone two in a line"],
    [
      "PanelNarrow",
      "手机上的 panel：四个图标一行，只留名称",
      "A panel on a phone: four signs in a line with their names",
    ],
  ],
  good: [["Default", "通栏处用 row，四条等宽。", "A row where it has the whole width: four of one width."]],
  bad: [
    [
      { variant: "panel" },
      "通栏处用 panel：右边空一大块。",
      "A panel across the page: its right half is empty.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    "读作列表“服务承诺”，四项，每项先读承诺再读说明；图标不读。",
    "The list “服务承诺” with four items, each promise before its word; signs are not read.",
  ],
  layout: [
    "没有底色和内边距，文字颜色取自父级，深底浅底都能放；间距自己管。宽度由父级决定。",
    "No ground and no padding of its own; its ink is its parent's, on dark and light grounds. Its gaps are its own, its width is its parent's.",
  ],
  related: ["chrome/Footer", "entry/EntryFrame", "entry/LandingFrame"],
} satisfies ComponentDocs;
