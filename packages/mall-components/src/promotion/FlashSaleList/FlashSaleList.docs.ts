import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "秒杀专区一场里的商品：秒杀价、抢了多少、现在能做什么。",
    "The goods of one round of the flash sale: price, how much is gone, and what can be done now.",
  ],
  instead: [
    ["promotion/FlashSaleStrip", "首页上的一行秒杀", "One row of a flash sale on the home page"],
    ["promotion/GroupBuyList", "要凑人的拼团商品", "Goods that need a team"],
    ["list/ProductGrid", "没有活动的商品", "Goods without a sale"],
  ],
  anatomy: [
    ["li > div:first-child", "图片；抢光或结束时变灰", "picture; grey when all is gone or over"],
    ["li h2", "名称，两行", "name, two lines"],
    ["li progress", "已抢百分比；未开始时没有", "share sold; not before the beginning"],
    [
      "li h2 ~ span:nth-child(4)",
      "每人限购，或等待释放的说明",
      "limit for each person, or what is waited for",
    ],
    ["li > div:last-child > div > span", "秒杀价和划线的原价", "sale price and the struck ordinary price"],
    [
      "li > div:last-child > div > a",
      "动作：立即抢购、等待释放、查看商品、提醒我",
      "the act: buy, wait, view, remind me",
    ],
  ],
  states: [
    ["Coming", "未开始：提醒我、取消提醒、正在设置", "To come: remind me, cancel, on its way"],
    ["SoldOut", "抢光：没有按钮，进度条说“已抢光”", "All gone: no button, the bar says so"],
    ["Loading", "加载", "Loading"],
    ["None", "这一场没有商品：看看其他场次", "Nothing in this round: try others"],
    ["NoRound", '没有任何场次（noneOf="sale"）', 'No round at all (noneOf="sale")'],
    ["Failed", "失败：可重试", "Failed: try again"],
    ["LongNames", "长名称截成两行", "Long names, cut after two lines"],
    ["Narrow", "手机上一列，图片缩小", "On a phone one column, smaller pictures"],
  ],
  good: [
    [
      "Coming",
      "没开始的商品给“提醒我”，不给按不动的“抢购”。",
      "What has not begun offers a reminder, not a dead buy button.",
    ],
    ["SoldOut", "抢光了就收起按钮，颜色退后。", "All gone: the button goes, the colours step back."],
  ],
  bad: [
    [
      {
        goods: [
          {
            id: "1",
            href: "/secdetail/1",
            name: "数字万用表 真有效值 自动量程",
            picture: "",
            yuan: "188.00",
            originalYuan: "189.00",
            soldPercent: 0,
            perUser: 0,
            unit: "件",
            state: "inProgress",
            isReminded: false,
          },
        ],
      },
      "只便宜一元，也没人抢：不值得叫秒杀。",
      "One yuan less and none sold: no flash sale.",
    ],
    [
      "None",
      '一场都没有时别让人“看看其他场次”：用 noneOf="sale"。',
      'Where there is no round at all, do not point to others: noneOf="sale".',
    ],
  ],
  keyboard: [...keys.link, ["Enter / Space", "按下“提醒我”“重试”", "presses “Remind me” and “Try again”"]],
  speech: [
    "是一个列表；按钮读动作加商品名，例如“立即抢购 无刷冲击钻”；进度条不读，只读“已抢 42%”；图片不读。",
    "A list; each button is read with its product's name; the bar is silent, its words say the share sold; pictures are silent.",
  ],
  layout: [
    "自己排卡片：1024 像素以下一列，以上两列；卡内左图右文，价格和按钮贴底。页头用 FlashSaleRounds，间距由页面决定。",
    "It lays out its cards: one column, two from 1024 px; picture at the left, price and button at the foot. FlashSaleRounds is over it; the distance is the page's.",
  ],
  related: [
    "promotion/FlashSaleRounds",
    "promotion/SoldProgress",
    "promotion/RemindButton",
    "parts/AsyncList",
  ],
} satisfies ComponentDocs;
