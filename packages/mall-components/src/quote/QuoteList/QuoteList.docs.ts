import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "我的询价单：每张一块，写商家、商品、报价和还剩几天，最近变动的在前。",
    "A buyer's quotes, a block each: shop, goods, offer and days left, the last changed first.",
  ],
  instead: [
    ["order/OrderList", "已经下单的", "What has been ordered"],
    ["enterprise/ApprovalList", "等人批准的", "What waits for approval"],
    ["quote/QuoteSheet", "一张询价单的全部", "All of one quote"],
  ],
  anatomy: [
    ["article header", "时间、单号、商家、询价人", "when, number, shop, who asked"],
    ["article img", "商品图，后面是第一种名称和种数", "pictures, the first name and how many kinds"],
    ["article span[aria-hidden]", "报价合计，没报价时空着", "the offer in all; empty before"],
    ["header + div > span:nth-child(3) > span", "状态：待商家报价、已报价、已下单……", "the state"],
    ["article a", "查看报价", "view"],
  ],
  states: [
    ["Loading", "加载中", "Loading"],
    ["Refetching", "换页签：旧的变淡", "Another tab: the old ones are dim"],
    ["Empty", "没有：教人在哪里询价", "None: says where to ask"],
    ["Failed", "加载失败，可重试", "Failed, can be asked for again"],
    ["LongChineseText", "超长店名和商品名", "Long names"],
    ["Narrow", "手机上逐行排", "In rows on a phone"],
  ],
  good: [["Default", "已报价的写“剩余 6 天”：快过期的先处理。", "An offer says how many days it has left."]],
  bad: [
    [
      "Empty",
      '还在加载就传空数组：先闪“暂无询价单”。传 state="loading"。',
      'An empty array while it loads: “no quotes” flashes first. Give state="loading".',
    ],
    [
      {
        quotes: [
          {
            quoteNo: "Q261127093102713904217",
            href: "#",
            shopName: "固联紧固件旗舰店",
            state: "answered",
            askedBy: "采购部",
            changedText: "2026-11-27 10:02",
            goods: ["外六角螺栓"],
            pictures: [],
            lineCount: 1,
          },
        ],
      },
      "已报价却不给金额和有效期：人得逐张点进去比。",
      "Answered without sum and validity: people must open each to compare.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "列表；每张读“询价单号 Q2611…”，链接读“查看报价”加单号，列出链接时也分得清。",
    "A list; each block is named by its number, and so is its link.",
  ],
  layout: [
    "每张占满一行，宽屏里商品、金额、状态、动作对齐成列，手机商品独占一行；页签、翻页由页面放。",
    "A block is as wide as its parent; goods, sum, state and link line up in columns. Tabs and pager are the page's.",
  ],
  related: ["quote/QuoteSheet", "quote/QuoteForm", "parts/ListTabs", "parts/ListPager"],
} satisfies ComponentDocs;
