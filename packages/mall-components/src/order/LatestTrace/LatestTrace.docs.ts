import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "订单最新一条物流动态，占一行，整行可点，进去看完整轨迹。",
    "The newest event of an order's parcel in one line; the whole line is a link to the full trail.",
  ],
  instead: [
    [
      "order/LogisticsTrail",
      "要看完整轨迹、多个包裹或复制单号",
      "For the full trail, several parcels, or a waybill to copy",
    ],
    ["order/OrderStatusTag", "只要说订单到了哪个状态", "To name the order's state alone"],
    ["after-sale/RefundTrail", "说的是退款双方的协商过程", "For what both sides of a refund said and did"],
  ],
  anatomy: [
    ["a[href]", "整行是一个链接，浅色底", "the whole line is one link on a tinted ground"],
    ["a[href] svg", "货车图标，装饰", "a van, for the eye only"],
    ["a[href] > span", "快递公司和最新动态", "courier and latest event"],
    ["a[href] > span:last-child", "时间，数字等宽", "time, digits of one width"],
  ],
  states: [
    [
      "LongText",
      "动态很长：折行，不截断，时间仍在右侧",
      "A long event breaks over lines and is not cut; the time stays at the end",
    ],
    ["Narrow", "手机上时间移到动态下面", "On a phone the time goes below the event"],
  ],
  good: [
    [
      "Default",
      "谁在送、到了哪里、什么时候，一行说完。",
      "Who delivers, where it is and when, all in one line.",
    ],
  ],
  bad: [
    [
      "LongText",
      "把几条轨迹拼在一起：这里只放最新一条。",
      "Several events joined: only the newest belongs here.",
    ],
    [
      { text: "运输中", time: "" },
      "没有地点也没有时间，等于没说。",
      "No place and no time: it tells nothing.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "读成一个链接：“顺丰速运：快件已到达 上海浦东集散中心 2026-11-21 09:30:00”；图标不读。",
    "One link that says courier, event and time; the icon is not read.",
  ],
  layout: [
    "占满父级宽度，自己排图标、文字、时间三栏和内边距；与上下内容的距离由父级的 Stack 决定。",
    "Fills its parent and lays out icon, words and time in three columns with its own padding; the distance to what is above and below is the parent's, a Stack.",
  ],
  related: ["order/LogisticsTrail", "order/OrderStatePanel", "order/OrderStatusTag"],
} satisfies ComponentDocs;
