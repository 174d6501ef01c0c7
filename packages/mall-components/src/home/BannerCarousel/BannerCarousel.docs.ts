import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "首页的轮播横幅：五秒一张，可滑、可点、可用方向键，可暂停。图上的字由组件画，换图不用重做字。",
    "The banners of home: five seconds each, turned by swipe, press or arrow key, and paused. Words are drawn by it, so a picture needs none of its own.",
  ],
  instead: [
    ["decoration/BlockBanner", "店铺自己装修的轮播", "The banners that a shop decorates its page with"],
    ["home/FloorBanner", "楼层旁边的一张广告", "One banner beside a floor"],
    ["product/Gallery", "一件商品的多张图", "The pictures of a product"],
  ],
  anatomyStory: "Turns",
  anatomy: [
    [
      "section[aria-roledescription]",
      "整块；指针或焦点在里面时不自动翻",
      "the whole; it does not turn while a pointer or the focus is inside",
    ],
    [
      "section li a",
      "一张：标题、说明、按钮样的文字和图，整张可点",
      "a banner: headline, line, a word like a button, picture; all of it leads on",
    ],
    ["section > button", "上一张、下一张，手机上不显示", "previous and next, not on a phone"],
    ["section > div button", "暂停、播放", "pause and play"],
    ["section > div button[aria-current]", "第几张", "which one it is"],
  ],
  states: [
    ["Turns", "三张，自动翻", "Three, turning by themselves"],
    ["None", "没有横幅：留一块底色，不跳动", "None: a ground keeps the place"],
    ["Narrow", "手机上用手滑，没有箭头", "On a phone by swiping, without arrows"],
  ],
  good: [["Turns", "标题一行说清，按钮说去哪里。", "One line says it, and the button says where it leads."]],
  bad: [
    [
      {
        banners: [
          {
            id: "1",
            picture: "",
            alt: "活动",
            title: "热烈庆祝本商城上线三周年暨年终工业品采购季盛大开幕全场满减优惠多多",
            text: "活动时间：2026 年 11 月 20 日至 2026 年 12 月 31 日，最终解释权归商城所有",
            action: "点击这里查看详情",
            href: "/list",
          },
        ],
      },
      "字太多，没有图：五秒读不完。标题十个字以内，细则放到活动页。",
      "Too many words and no picture: five seconds are not enough. Ten letters for the headline, the rules on the campaign's page.",
    ],
  ],
  keyboard: [
    ...keys.button,
    ["← →", "上一张、下一张", "previous, next banner"],
    ["Enter", "在横幅上：打开", "on a banner: follows its link"],
  ],
  speech: [
    "读作“活动横幅，轮播”；每张是列表的一项，读“第 1 张，共 3 张”；看不到的几张读不到也进不去；自动翻页不播报。",
    "Named “活动横幅”, a carousel; each banner is a list item with its place among all; those out of sight cannot be read or reached; turning by itself is not read.",
  ],
  layout: [
    "填满父级的宽和高，有最小高度（手机减半）；图占右边四成，字占左边六成。父级决定它在首屏里占多大。要求减少动效时默认暂停。",
    "Fills its parent's width and height, with a least height, half of it on a phone; the picture has the right 40%, words the left 60%. It starts paused for people who ask for less motion.",
  ],
  related: ["home/HomeHero", "home/FloorBanner", "decoration/BlockBanner"],
} satisfies ComponentDocs;
