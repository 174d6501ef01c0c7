import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "积分商城的商品网格：多少积分、够不够、能不能兑；自带加载、空、失败三种状态。",
    "The goods of the points mall in a grid: points, whether they are enough, the way to redeem; with its loading, empty and failed states.",
  ],
  instead: [
    ["list/ProductGrid", "用钱买的普通商品", "Ordinary goods that are paid with money"],
    ["promotion/GroupBuyList", "拼团商品", "Goods sold in teams"],
    [
      "promotion/FlashSaleList",
      "秒杀商品，有场次和进度",
      "Goods of a flash sale, with rounds and what is gone",
    ],
  ],
  anatomy: [
    [
      "article > span:first-child",
      "图片；兑完时底部盖上“已兑完”",
      "picture; covered at its foot when all is gone",
    ],
    ["h2", "名称，两行，整张卡都能点", "name, two lines; the whole card can be pressed"],
    ["article > span:nth-child(3)", "积分，或积分加现金", "points, or points with money"],
    [
      "article > span:nth-child(4)",
      "参考价、已兑件数、每人限兑",
      "worth, number redeemed, limit for each person",
    ],
    [
      "article > span:last-child > span:first-child",
      "积分够不够，差多少",
      "whether the points are enough, or how many are missing",
    ],
    [
      "article > span:last-child a",
      "动作：够就“立即兑换”，不够只“查看商品”",
      "the act: redeem when enough, else only view",
    ],
  ],
  states: [
    ["SaysEnough", "一件积分充足，一件还差 1,200 积分", "One with enough points, one 1,200 short"],
    ["Loading", "加载：三块卡片形状", "Loading: shapes of cards"],
    ["Empty", "筛选后没有：给“查看全部积分商品”", "Nothing matches: a way to all of them"],
    ["Failed", "失败：可重试", "Failed: try again"],
    ["LongChineseText", "长名称、大积分、长限制", "Long names, many points, long limits"],
    ["Narrow", "手机上两列，按钮占满一行", "On a phone two columns, the button as wide as its card"],
  ],
  good: [
    [
      "SaysEnough",
      "差多少写成数字，按钮也跟着变轻。",
      "What is missing is a number, and the button is quieter with it.",
    ],
  ],
  bad: [
    [
      {
        goods: [
          {
            id: "1",
            name: "积分礼·透气反光背心",
            href: "/member-center/integral-det/1",
            picture: "",
            points: 450,
            yuan: "0.00",
            worth: "36.00",
            redeemedCount: 1280,
            limit: "",
            state: "short",
            stateText: "积分不足",
          },
        ],
      },
      "只说不足，不说差多少：写“还差 120 积分”。",
      "It only says too few: say how many are missing.",
    ],
  ],
  keyboard: [...keys.link, ["Enter / Space", "失败时按下“重试”", "presses “Try again” after a failure"]],
  speech: [
    "是一个列表；每张卡先读名称链接，按钮读“立即兑换：商品名”，离开卡片也听得懂。图片不读。失败时自动读出。",
    "A list; each card has its name as a link, and a button named with the product. Pictures are silent. A failure is read at once.",
  ],
  layout: [
    "自己排网格：手机 2 列，768 像素起 3 列，1024 像素起 4 列；卡片等高。首行 4 张图立即加载。翻页由页面用 ListPager 接在下面。",
    "It lays out its grid: 2 columns on phones, 3 from 768 px, 4 from 1024 px, cards of equal height; the first four pictures load at once. Pages below it are the page's, by a ListPager.",
  ],
  related: ["promotion/ExchangeFilters", "promotion/ExchangeHead", "parts/AsyncList", "parts/ListPager"],
} satisfies ComponentDocs;
