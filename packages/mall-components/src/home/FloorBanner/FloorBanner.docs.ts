import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "一个楼层自己的广告：电脑上是商品左边的竖条，窄屏变成上面的横条。两种裁切各传一张图。",
    "A floor's own banner: high beside the goods on a desktop, a strip over them where it is narrow. Each cut has its picture.",
  ],
  instead: [
    ["home/BannerCarousel", "首屏的几张轮播", "Several that turn, in the first view"],
    ["decoration/BlockBanner", "店铺装修里的广告", "A banner in a shop's decoration"],
    [
      "home/HomeFloor",
      "只要一块写着楼层名的底板：用它的 panel",
      "A panel with the floor's name alone: its panel",
    ],
  ],
  anatomyStory: "WithWords",
  anatomy: [
    ["a", "整块可点", "all of it leads on"],
    ["a > span > span:first-child > span:first-child", "标题", "headline"],
    [
      "a > span > span:first-child > span:last-child",
      "按钮样的文字，说去哪里",
      "a word like a button, says where it leads",
    ],
    ["a > span > span:last-child", "商品图", "picture of goods"],
  ],
  states: [
    [
      "WithWords",
      "字画在品牌底色上，图只放商品",
      "Words on a ground of the brand, the picture shows goods alone",
    ],
    ["NoLink", "没有去处：只展示", "It leads nowhere: only shown"],
    ["Narrow", "手机上是三比一的横条", "On a phone a strip, three times as wide as high"],
  ],
  good: [
    [
      { words: { title: "安全从头到脚", text: "劳保一站配齐", action: "逛逛专场", tone: "signal" } },
      "字由组件画：换语言、放大都清楚。",
      "Words drawn by it stay sharp, in each language and size.",
    ],
  ],
  bad: [
    [
      {
        words: {
          title: "年终工业品采购季五金工具劳保用品办公物资全场满五百减五十",
          text: "活动最终解释权归商城所有",
          action: "点击进入活动会场查看详情",
          tone: "sale",
        },
      },
      "竖条很窄：标题八个字、按钮四个字以内。",
      "The slot is narrow: eight letters for the headline, four for the button.",
    ],
    [
      "NoLink",
      "广告点了没反应：没有去处就不要放广告位。",
      "A banner that does not react to a press: without a goal leave it out.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "读作一个链接：图上有字时读 alt，字由组件画时读这些字；没有链接时只读文字。",
    "One link: named by alt where the picture has the words, else by the drawn words; without a link the words alone.",
  ],
  layout: [
    "填满父级的宽，电脑上撑满剩余高度（有最小高度），窄屏按三比一。图会裁掉下边和两侧，重点放在中上部。位置由 HomeFloor 决定。",
    "As wide as its parent; on a desktop it takes the height that is left, narrower it is three to one. Foot and sides of a picture may be cut, so its matter belongs in the upper middle. HomeFloor places it.",
  ],
  related: ["home/HomeFloor", "home/BannerCarousel"],
} satisfies ComponentDocs;
