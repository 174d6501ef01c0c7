import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "拼团专区的页头：页名、一句话和三步玩法。",
    "The head of the group-buying page: its name, one line, and how a team goes in three steps.",
  ],
  instead: [
    ["promotion/TeamPanel", "说某一个团的进度", "How far one team is"],
    ["promotion/OfferHead", "满减、限时优惠的活动页", "The page of an offer, such as money off by sum"],
    ["promotion/FlashSaleRounds", "秒杀专区的页头", "The head of the flash sale"],
    ["chrome/PageTitle", "普通页面的标题", "The title of an ordinary page"],
  ],
  anatomy: [
    ["h1", "页名，一级标题", "name of the page, its first heading"],
    ["header p", "一句话：一起买，更低价", "one line: buy together, pay less"],
    [
      "ol li:first-child",
      "三步：开团、邀人、24 小时内人满发货",
      "three steps: start, invite, shipped when full within 24 hours",
    ],
    ["ol li:last-child", "没凑满怎么办：退款", "what if it is not filled: a refund"],
  ],
  states: [["Narrow", "手机上：步骤换行，排在标题下面", "On a phone: the steps wrap below the title"]],
  good: [
    [
      "Default",
      "三步里说清没凑满会退款，第一次来也敢付款。",
      "The steps say that a team not filled is refunded, so that a first visitor dares to pay.",
    ],
  ],
  bad: [
    [
      { title: "拼团｜人多更便宜，企业采购首选，限时开团进行中" },
      "标题只写页名；卖点在下一行。",
      "The title is the page's name alone; what speaks for it is in the next line.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    "读一级标题、说明，再读一个三项的有序列表；圆圈里的数字不重复读。",
    "The first heading, its line, then an ordered list of three; the numbers in circles are not read twice.",
  ],
  layout: [
    "自己有渐变底、圆角、内边距；标题和步骤左右排，放不下换行。一页一个，下面接选项卡和 GroupBuyList，间距由页面决定。",
    "Its own: gradient, corners, padding; title and steps beside each other, wrapping. One a page, over tabs and a GroupBuyList; the distance is the page's.",
  ],
  related: ["promotion/GroupBuyList", "parts/ListTabs", "promotion/TeamPanel"],
} satisfies ComponentDocs;
