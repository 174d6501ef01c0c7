import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "一个订单的全部包裹：快递公司、单号、包裹内商品和轨迹，最新的在最上面。两个以上包裹各占一个选项卡。",
    "All parcels of an order: courier, waybill, goods inside and events, newest first. With two or more, each has a tab.",
  ],
  instead: [
    ["order/LatestTrace", "只提一句最新动态，点进去再看", "For the newest event alone, as a link"],
    ["order/PickupCode", "货物到店自提，凭码取货", "The goods are collected with a code"],
    ["ui/Timeline", "要排的不是包裹，只是一串事件", "For events that are of no parcel"],
  ],
  anatomy: [
    ["h2", "标题“物流信息”", "heading “Logistics”"],
    [
      "section > div > div > div",
      "一个包裹的头：快递公司、单号、状态、官网",
      "head of a parcel: courier, waybill, state, courier's site",
    ],
    ["section button", "复制物流单号", "copies the waybill"],
    ["section a[target]", "快递公司官网，新窗口打开", "the courier's site, in a new tab"],
    ["section ul", "包裹内商品和件数", "goods inside, with their pieces"],
    ["section ol", "轨迹，最新一条突出", "events, the newest one highlighted"],
  ],
  states: [
    ["TwoParcels", "两个包裹：选项卡写编号和状态", "Two parcels: each tab says its number and state"],
    ["NoWaybill", "没有单号：不出复制按钮", "No waybill: no copy button"],
    ["Loading", "加载中", "Loading"],
    ["NoTraces", "有单号，暂无轨迹", "A waybill, no events yet"],
    ["None", "还没有包裹", "No parcel yet"],
    ["Failed", "加载失败，可重试", "Could not be loaded, with a retry"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "TwoParcels",
      "不用点开，就知道哪个包裹已签收。",
      "One sees which parcel has arrived before opening it.",
    ],
  ],
  bad: [
    [
      { parcels: [{ id: "1", courier: "顺丰速运", waybill: "无", traces: [] }] },
      "没有单号要传空字符串；写“无”会多出一个复制“无”的按钮。",
      "Without a waybill give an empty text; a word in its place gets a button that copies that word.",
    ],
  ],
  keyboard: [
    ...keys.tabs,
    ["Tab / Shift+Tab", "到下一个、上一个链接或复制按钮", "to the next, the previous link or copy button"],
    ["Enter / Space", "复制单号；Enter 也打开链接", "copies the waybill; Enter also follows a link"],
  ],
  speech: [
    "区域名“物流信息”；复制按钮读出单号；轨迹列表读作“SF1390026118842 的物流轨迹”；加载失败会主动播报。",
    "A region “Logistics”; the copy button says its waybill, the list of events too (“Trail of SF1390026118842”); a failure is announced.",
  ],
  layout: [
    "占满父级宽度；包裹内商品按宽度自动分栏，手机上一栏。底色和内边距由父级的 Surface 决定。",
    "Fills its parent; the goods inside take as many columns as fit, one on a phone. Ground and padding are the parent's, a Surface.",
  ],
  related: ["order/LatestTrace", "ui/Timeline", "ui/Tabs", "product/GoodsLine"],
} satisfies ComponentDocs;
