import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "商品页上正在等人的团：团长是谁、还差几人、剩多久，点了就能参团。",
    "On a product's page, the teams that wait for people: whose, how many they lack, how long; one press joins.",
  ],
  instead: [
    ["promotion/TeamPanel", "已经打开某一个团", "One team is open already"],
    ["promotion/GroupBuyList", "挑拼团商品", "Choosing among goods sold in teams"],
  ],
  anatomy: [
    ["h2", "几个团在拼；数字是总数，不是行数", "how many teams wait; the total, not the rows"],
    ["li > span:first-child", "团长头像或首字", "the host's picture or first letter"],
    ["li > span:nth-child(2)", "团长名字，打码，一行", "the host's name, masked, one line"],
    ["li > span:nth-child(3)", "还差几人、剩余时间", "how many are missing, time left"],
    ["li a", "去参团", "join"],
  ],
  states: [
    ["LongChineseText", "长名字截断，还差 98 人", "A long name is cut; 98 missing"],
    ["Over", "到点的团：没有“去参团”", "A team whose time is over: nothing to join"],
    ["Narrow", "手机上：人数和时间上下排", "On a phone: number and time one above the other"],
  ],
  good: [
    ["Default", "只列最快成团的几个，标题写总数。", "A few that are nearly full, the total in the heading."],
  ],
  bad: [
    [
      "Over",
      "到点的团还占一行，也不能参加：onEnd 时从列表去掉。",
      "It is over, cannot be joined, and still has a row: at onEnd take it out of the list.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "以标题命名的区域；每行读团长、还差几人、“剩余 0天05小时12分 逾期未成团将自动退款”；按钮读“去参团：采***林 的团”。",
    "A region named by its heading; each row has host, number missing, the time with what follows it; the button names whose team it joins.",
  ],
  layout: [
    "自己有线框和内边距，一行一团，名字最先变窄；没有团时什么也不画。放在商品页价格区下面，行数由页面决定，三五个为宜。",
    "Its own: frame and padding, a row for each team, the name gives way first; with no team it draws nothing. Below a product's price; how many rows is the page's, three to five.",
  ],
  related: ["promotion/TeamPanel", "parts/Countdown", "product/PriceBlock"],
} satisfies ComponentDocs;
