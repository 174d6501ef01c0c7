import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "首页的一场秒杀：左边标题和倒计时，右边一行商品。也用来放限时优惠。",
    "One round of the flash sale on the home page: title and clock at the left, a row of goods at the right. Also for limited-time offers.",
  ],
  instead: [
    ["promotion/FlashSaleList", "专区里一场的全部商品", "All goods of a round, on the sale's own page"],
    ["home/HomeFloor", "没有时间限制的一层商品", "A floor of goods without a clock"],
    ["list/RecommendedRow", "推荐商品", "Recommended goods"],
  ],
  anatomyStory: "Running",
  anatomy: [
    ["h2", "标题，默认“秒杀专区”", "heading, by default “Flash sale”"],
    ["h2 + span", "场次名，可省", "name of the round, optional"],
    ["[role=timer]", "倒计时", "clock"],
    ["section > div a", "进入专区；没有 moreHref 就没有", "the way to all; none without moreHref"],
    ["li a", "商品：图片、名称、价格，整块能点", "a product: picture, name, price; all of it can be pressed"],
    ["li progress", "已抢百分比，可省", "share sold, optional"],
  ],
  states: [
    ["Running", "有场次名、下一场和入口", "With its round, the next one and the way in"],
    ["Coming", "未开始：距开始", "To come: runs to its beginning"],
    ["Over", "到点：时间换成“本场已结束”", "At zero: words in place of the time"],
    ["OwnTitle", "自己的标题，入口改写“更多”", "A title of its own; the way in says “more”"],
    ["OneItem", "一件：横放，占满", "One product: lies in the whole width"],
    ["Three", "三件：横放，平分", "Three: lying, in equal parts"],
    ["Narrow", "手机上标题在上，商品横向滚动", "On a phone the title is above, the goods scroll sideways"],
  ],
  good: [
    [
      "Running",
      "说清这一场和下一场，错过的人知道何时再来。",
      "This round and the next: who is late knows when to come back.",
    ],
    ["OneItem", "商品少就横放，不拉成海报。", "Few goods lie down and do not become posters."],
  ],
  bad: [
    [
      "Over",
      "结束了还挂在首页：用 onEnd 换成下一场，没有就收起。",
      "It is over and still there: at onEnd show the next round, or none.",
    ],
    [
      { title: "年终全场限时优惠五折起专区" },
      "左栏只有 200 像素宽，标题最好四个字。",
      "The left part is 200 px wide: about two words.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "以标题命名的区域；倒计时连同后果一起读：“0天02小时00分 结束后恢复原价”；每件商品是一个链接，读名称、价格、已抢多少。",
    "A region named by its heading; the time is read with what follows it; each product is one link with name, price and share sold.",
  ],
  layout: [
    "自己分左右：左栏 200 像素，右边每屏最多 6 件，多了横向滚动；三件以内平分宽度。桌面上先留好高度，商品晚到也不跳。手机上改为上下，商品每件占 40%。",
    "It divides itself: 200 px at the left, at most six goods in sight, more scroll; up to three share the width. On a desktop its height is kept from the start, so that nothing jumps. On a phone one below the other, a product 40% wide.",
  ],
  related: ["promotion/FlashSaleRounds", "promotion/SoldProgress", "parts/Countdown", "home/HomeFloor"],
} satisfies ComponentDocs;
