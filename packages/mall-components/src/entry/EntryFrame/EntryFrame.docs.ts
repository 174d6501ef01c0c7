import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "登录、注册、找回密码的整页框架：运营方的标志和名称、一张卡片、版权；登录页用品牌底，带欢迎语和承诺。",
    "The page around sign-in, registration and password: the operator's logo and name, a card, the copyright; for the sign-in a brand's ground with welcome and promises.",
  ],
  instead: [
    [
      "entry/LandingFrame",
      "推广页：左边商品，右边表单",
      "A landing page: goods at the left, a form at the right",
    ],
    ["chrome/Header", "商城里的普通页面", "An ordinary page of the mall"],
    ["entry/LoginPanel", "要整个登录页，已经搭好", "The whole sign-in page, made of it already"],
  ],
  anatomyStory: "BrandGround",
  anatomy: [
    ["header a", "标志和名称，回首页", "logo and name, lead home"],
    ["header a + span", "这一页是什么，手机上不显示", "what this page is, not on a phone"],
    ["main p", "欢迎语，可换行", "welcome, may have lines"],
    ["main p + div", "卡片的位置", "place of the card"],
    ["main ul", "四条服务承诺", "the four promises"],
    ["footer", "版权", "copyright"],
  ],
  states: [
    ["WithAside", "右上角去另一种方式：“已有账号？请登录”", "At the end of the head the other way in"],
    ["BrandGround", "品牌底（brand），登录页用", "The brand's ground (brand), for the sign-in"],
    ["LongName", "运营方名称很长", "A long operator's name"],
    ["Narrow", "手机上：欢迎语、卡片、承诺依次向下", "On a phone welcome, card, promises below each other"],
  ],
  good: [["WithAside", "走错了路，一步换到登录。", "Who came the wrong way is a press from the sign-in."]],
  bad: [
    [
      { ground: "brand" },
      "用品牌底却没有欢迎语：左边只剩一道短线。没有就用 plain。",
      "A brand's ground without welcome: a short line is all at the left. Take plain then.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "有页头、主要内容、页脚三个区域；背景图和标志图不读；页面标题由卡片里的一级标题给出。",
    "Banner, main and footer; background and logo are not read; the first-level heading is the card's.",
  ],
  layout: [
    "至少一屏高，内容在版心里；brand 左右两栏，1024 像素以下一栏；plain 卡片居中偏上。卡片自己定宽和底色。",
    "At least as high as the window, in the frame; brand has two columns, one below 1024 px; plain has the card in the upper centre. Width and ground of the card are its own.",
  ],
  related: ["entry/LoginPanel", "entry/EntrySteps", "entry/LandingFrame", "chrome/PromiseList"],
} satisfies ComponentDocs;
