import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  purpose: [
    "发生过的事，最新的在最上面，每条有时间：物流轨迹、退款处理记录。",
    "What happened, newest first, each with its time: the way of a parcel, the record of a refund.",
  ],
  instead: [
    ["ui/Steps", "还有没走到的步骤", "There are steps to come"],
    ["ui/Table", "要按列比较", "Columns are to be compared"],
    ["order/LogisticsTrail", "订单物流，带包裹切换", "An order's parcels, with tabs"],
    ["after-sale/RefundTrail", "退款的协商记录", "The record of a refund"],
  ],
  anatomy: [
    [
      "li > span",
      "点：最新一条默认 accent，其余灰；可换成图标",
      "mark: accent for the newest, grey for the others; may be an icon",
    ],
    ["li > div > span", "发生了什么；最新一条加粗", "what happened; the newest is bold"],
    ["time", "时间：等宽数字，不断行", "time: digits of one width, never broken"],
    ["li > div:nth-child(3)", "详情，可省", "more about it, optional"],
  ],
  states: [
    ["WithIcons", "用图标和颜色说明", "With icons and colours"],
    ["LongChineseText", "手机上的长详情", "A long text on a phone"],
  ],
  good: [
    [
      "WithIcons",
      "图标说明是哪一类事，颜色只给最新一条。",
      "Icons say what kind it is; only the newest is coloured.",
    ],
  ],
  bad: [
    [
      {
        items: [
          { id: "1", title: "已下单", tone: "success" },
          { id: "2", title: "付款失败", tone: "danger" },
          { id: "3", title: "等待发货", tone: "warning" },
        ],
      },
      "旧的在上、每条一种颜色、没有时间：看不出现在到哪了。",
      "Oldest first, a colour each and no times: one cannot see how far it is.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    "“物流信息，列表，3 项”，每条读标题、时间、详情。点的颜色不读，失败请写进标题。",
    "“Parcel, list, 3 items”; each by its title, time and text. Colours are silent: a failure must be in the title.",
  ],
  layout: [
    "占满父级宽度：左边 22 像素放点和连线，右边是字；标题在左、时间靠右，放不下换行。外面的留白由 Surface 或 Stack 给。",
    "As wide as its parent: 22 px for marks and line, then the words; the title first, the time at the end or below. Room around it is a Surface's or Stack's.",
  ],
  related: ["ui/Steps", "order/LogisticsTrail", "order/LatestTrace", "after-sale/RefundTrail"],
} satisfies ComponentDocs;
