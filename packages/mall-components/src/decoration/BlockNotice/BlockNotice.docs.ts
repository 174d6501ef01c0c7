import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "店铺对来客说的几句短话：发货、放假、活动。每句可带链接。",
    "Short words of a shop to its visitors: deliveries, holidays, activities. Each line may lead somewhere.",
  ],
  instead: [
    ["ui/Notice", "提示一次操作的结果或风险", "The result or the risk of what a person does"],
    ["home/NoticeList", "商城首页的公告列表", "The notices on the mall's home"],
    ["decoration/BlockText", "超过两行的文字", "A text longer than two lines"],
  ],
  anatomyStory: "Several",
  anatomy: [
    ["strong", "“店铺公告”四个字，固定", "the words “Shop notices”, always the same"],
    ["li:first-child", "一句公告", "a line"],
    ["li a", "带链接的公告，整句可按", "a line that leads somewhere: the whole sentence is the link"],
  ],
  states: [
    ["Several", "几句并排，放不下换行", "Several beside each other, wrapping"],
    ["None", "没有公告：不显示", "No lines: nothing renders"],
    ["Narrow", "手机上标签和公告换行", "On a phone label and lines wrap"],
  ],
  good: [
    [
      { lines: [{ text: "元旦 1 月 1 日至 3 日照常发货" }, { text: "满300元减35元", href: "/coupons" }] },
      "一句一件事，日期写清楚。",
      "One matter a line, with its days.",
    ],
  ],
  bad: [
    [
      {
        lines: [
          {
            text: "尊敬的新老客户您好，感谢您一直以来对本店的支持与信任，因近期订单量激增，仓库同事正在加班加点为您备货，如有延迟敬请谅解，具体发货时间请以客服回复为准，祝您生意兴隆",
          },
        ],
      },
      "一整段客套话：只留“近期订单多，发货约延迟 2 天”，其余放图文模块。",
      "A whole paragraph of courtesy: keep the delay and its days, put the rest into a text.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "读“店铺公告”区域和列表；可见的“店铺公告”四个字不重复读。不会自动播报。",
    "A region “Shop notices” with a list; the visible words are not read a second time. It never interrupts.",
  ],
  layout: [
    "自己是一条浅色横条，标签和各句在一行里，放不下就换行，占满父级宽度。",
    "A soft strip as wide as its parent; label and lines share a row and wrap.",
  ],
  related: ["home/NoticeList", "ui/Notice", "decoration/Decoration"],
} satisfies ComponentDocs;
