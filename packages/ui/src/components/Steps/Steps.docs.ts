import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  purpose: [
    "一件事分几步，现在到哪一步：提交、付款、发货、收货。只显示，不能按。",
    "A way of a few steps and how far along it is: submitted, paid, shipped, received. It shows and cannot be pressed.",
  ],
  instead: [
    ["ui/Timeline", "发生过的事，一条条有时间", "What happened, with times, newest first"],
    ["ui/ProgressBar", "进度是连续的数", "How far is a figure"],
    ["ui/Tabs", "可以随意来回切换", "One goes to and fro at will"],
    ["order/OrderSteps", "订单的进度，状态已配好", "An order's way, with its states"],
  ],
  anatomy: [
    ["li[data-state=done]", "做完：勾", "done: a tick"],
    ["li[data-state=current]", "现在：实心，字加粗", "now: filled, bold"],
    ["li[data-state=coming]", "还没到：灰", "coming: grey"],
    ["li:first-child > span:last-child", "第二行，例如完成时间", "a second line, such as when it was done"],
  ],
  states: [
    ["AllDone", "全部完成", "All done"],
    [
      "Narrow",
      "手机上字小；四步以上时间只给读屏",
      "On a phone smaller; with four steps or more the times are for screen readers alone",
    ],
  ],
  good: [["Default", "每步两三个字，做完的写时间。", "Two or three words each; what is done has its time."]],
  bad: [
    [
      {
        current: 0,
        steps: [
          { label: "请先填写收货人姓名和手机号" },
          { label: "再填写省市区与详细地址" },
          { label: "最后确认无误后提交订单" },
        ],
      },
      "步骤名是一整句：高低不齐，手机上更挤。用“填地址”。",
      "Whole sentences as names are uneven and crowded. Say “Address”.",
    ],
    [
      {
        current: 6,
        steps: ["一", "二", "三", "四", "五", "六", "七", "八", "九"].map((number) => ({
          label: `第${number}步`,
        })),
      },
      "九步太细，名字也没有意思。合并成三到五步。",
      "Nine steps without meaning: make them three to five.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    "“订单进度，列表，5 项”；做完的读“提交订单（已完成）”，现在的加读“当前步骤”。数字和勾不读。",
    "“Order, list, 5 items”; a done one with its doneLabel, the current one with “current step”. Numbers and ticks are silent.",
  ],
  layout: [
    "占满父级宽度，各步等宽，圆圈 28 像素，之间连线。三到五步最合适；竖向间距由父级给。",
    "As wide as its parent, steps of equal width, circles of 28 px with a line between. Three to five fit best; the room around is its parent's.",
  ],
  related: ["order/OrderSteps", "entry/EntrySteps", "ui/Timeline", "ui/ProgressBar"],
} satisfies ComponentDocs;
