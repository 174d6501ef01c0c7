import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "拼团专区的商品：几人团、团价和单买价、多少人参过，去开团。",
    "The goods of group buying: size of a team, price in a team and without one, how many joined, and the way to start one.",
  ],
  instead: [
    ["promotion/TeamList", "某件商品正在等人的团", "Teams of one product that wait for people"],
    ["promotion/FlashSaleList", "不用凑人的限时低价", "Low prices for a time that need no team"],
    ["list/ProductGrid", "普通商品", "Ordinary goods"],
  ],
  anatomy: [
    [
      "article > span:first-child > span:last-child",
      "几人团，压在图片角上",
      "size of the team, over the picture's corner",
    ],
    ["h2", "名称，两行，整张卡能点", "name, two lines; the whole card can be pressed"],
    ["article > span:nth-child(3)", "多少人参团，或何时开团", "how many joined, or when it starts"],
    ["article progress", "已抢百分比；未开始时没有", "share taken; not before it starts"],
    [
      "article > span:last-child > span:first-child",
      "团价，下面是单独购买价",
      "price in a team, and without one below it",
    ],
    ["article a[aria-label]", "动作：去开团，或只查看商品", "the act: start a team, or only view"],
  ],
  states: [
    ["Coming", "即将开始：写开团时间，只能查看", "To come: when it starts, only to view"],
    ["One", "一两件：横放，占满", "One or two: lying, in the whole width"],
    ["Loading", "加载", "Loading"],
    ["Empty", "没有进行中的：去看即将开始", "None running: a way to those to come"],
    ["NothingComing", "没有即将开始的：去看进行中", "None to come: a way to those running"],
    ["Failed", "失败：可重试", "Failed: try again"],
    ["LongChineseText", "长名称、大金额", "Long names, large amounts"],
    ["Narrow", "手机上两列，按钮占满一行", "On a phone two columns, the button as wide as its card"],
  ],
  good: [
    [
      "Coming",
      "没开始的写时间，按钮只“查看商品”。",
      "What has not started says when, and its button only views.",
    ],
    ["One", "商品少就横放，不留大片空白。", "Few goods lie down and leave no empty field."],
  ],
  bad: [
    [
      {
        goods: [
          {
            id: "1",
            name: "PU 涂层防滑耐磨劳保手套 12 双装",
            href: "/detail/3",
            picture: "",
            yuan: "39.90",
            aloneYuan: "39.90",
            teamSize: 3,
            joined: 0,
            takenPercent: 0,
          },
        ],
      },
      "团价和单独购买一样，没有理由凑人。",
      "The same price with and without a team: no reason to gather one.",
    ],
  ],
  keyboard: [...keys.link, ["Enter / Space", "失败时按下“重试”", "presses “Try again” after a failure"]],
  speech: [
    "是一个列表；按钮读“去开团：商品名”；图片和进度条不读，“已抢 64%”照读；失败时自动读出。",
    "A list; each button is read with its product's name; picture and bar are silent, the share is read as words; a failure is read at once.",
  ],
  layout: [
    "自己排网格：2、3、4 列（768、1024 像素起），卡片等高；两件以内改为横放。进行中与即将开始的切换由页面用 ListTabs 放在上面。",
    "It lays out its grid: 2, 3, 4 columns (from 768 and 1024 px), cards of equal height; up to two lie in the whole width. The tabs of running and coming are the page's, a ListTabs above.",
  ],
  related: [
    "promotion/GroupBuyHead",
    "promotion/TeamList",
    "promotion/SoldProgress",
    "parts/ListTabs",
    "parts/AsyncList",
  ],
} satisfies ComponentDocs;
