import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "店铺首页的轮播大图：每张一个主题、一个链接，位置固定为 3:1。",
    "The turning pictures of a shop's home: one subject and one link each, in a place three times as wide as high.",
  ],
  instead: [
    [
      "home/BannerCarousel",
      "商城首页，或高度由别处决定的位置",
      "On the mall's home, or where the height comes from elsewhere",
    ],
    [
      "decoration/BlockPictures",
      "几张图并排，或一张图里有几个链接",
      "Pictures side by side, or several links in one picture",
    ],
    ["decoration/BlockNotice", "只有一句话，不需要图", "It is one sentence without a picture"],
  ],
  anatomy: [
    ["[data-banner] > ul", "图：一次一张，可以左右滑", "pictures: one at a time, can be swiped"],
    ["[data-banner] > button", "上一张", "the previous one"],
    ["[data-banner] > button + button", "下一张", "the next one"],
    ["[data-banner] > div > button:first-child", "暂停、继续轮播", "stops the turning, starts it again"],
    [
      "[data-banner] > div > button[aria-current]",
      "圆点：现在是第几张，按下跳过去",
      "dots: which one shows; a press leads to it",
    ],
  ],
  states: [
    ["One", "只有一张：不轮播，没有箭头和圆点", "A single one: no turning, no arrows, no dots"],
    ["None", "没有图：整个模块不占位置", "None: the block takes no room"],
    [
      "Narrow",
      "手机上：宽度占满，高度不低于最小值",
      "On a phone: as wide as the screen, never lower than its least height",
    ],
  ],
  good: [
    [
      {
        banners: [
          {
            id: "1",
            picture: "",
            alt: "",
            title: "五金年货 满300元减35元",
            text: "12 月 1 日至 7 日",
            action: "去领券",
            href: "/coupons",
          },
        ],
      },
      "没有设计图时用标题、说明和按钮文字，底色来自品牌。",
      "Without artwork: headline, line and act on the brand's ground.",
    ],
  ],
  bad: [
    [
      { banners: [{ id: "1", picture: "", alt: "活动", href: "/coupons" }] },
      "既没有图也没有标题：只剩一块底色，读出来也只有“活动”。",
      "Neither picture nor headline: a bare ground is left, named “activity” and no more.",
    ],
  ],
  keyboard: [
    ...keys.button,
    ["Enter", "打开当前这张的链接", "follows the link of the picture shown"],
    ["← →", "上一张、下一张；到头后回到另一端", "the previous, the next one; around at the ends"],
  ],
  speech: [
    "“活动横幅”，轮播；当前张读“第 1 张，共 2 张”和 alt，其余读不到。焦点或指针在里面时不自动换，系统要求减少动效时默认暂停。",
    "A carousel by its name; of the slides only the one shown, as “1 of 2” with its alt. It never turns while focus or pointer is inside, and starts paused where less motion is asked for.",
  ],
  layout: [
    "自己保持 3:1 并占满父级宽度；和上下模块的距离由 Decoration 决定。",
    "Keeps 3 to 1 and fills its parent's width; the distance to other blocks is Decoration's.",
  ],
  related: ["home/BannerCarousel", "decoration/BlockPictures", "decoration/Decoration"],
} satisfies ComponentDocs;
