import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "一个采购清单的页头：名称、几种商品、谁的、是否分享，以及对整个清单能做的事。",
    "The head of one purchase list: its name, how many goods, whose, whether shared, and what can be done with all of it.",
  ],
  instead: [
    ["saved/PurchaseLists", "所有清单的列表", "The list of all lists"],
    ["cart/CartHead", "购物车的页头", "The head of the cart"],
    ["account/CenterHead", "个人中心页面的页头", "The head of the user centre"],
  ],
  anatomy: [
    ["a", "返回全部清单", "back to all lists"],
    ["h2", "清单名称", "name"],
    ["summary", "重命名：展开一个小表单", "rename: opens a small form"],
    [
      "div:has(> h2) + div",
      "几种商品、更新时间、分享或来自谁",
      "number of goods, when changed, shared or from whom",
    ],
    ["div:has(> h2) ~ form", "添加、分享、复制、导出、打印、删除", "add, share, copy, export, print, remove"],
  ],
  states: [
    ["NotShared", "没有分享", "Not shared"],
    ["OfAColleague", "同事的：只能看、下单、复制", "A colleague's: to read, to order, to copy"],
    ["NameRefused", "名称不合规则：表单保持展开", "The name is refused: the form stays open"],
    ["Exporting", "正在导出", "It is being exported"],
    ["LongText", "很长的名称", "A long name"],
    ["Narrow", "手机上按钮换行", "On a phone buttons wrap"],
  ],
  good: [
    [
      "OfAColleague",
      "不能改的不给按钮，并写出可以复制成自己的。",
      "What is not allowed has no button, and the way to a copy of one's own is told.",
    ],
  ],
  bad: [
    [
      {
        list: {
          id: "9",
          name: "新建清单 (3) 副本",
          href: "?list=9",
          isShared: true,
          isOwn: true,
          ownerName: "采购部",
          lineCount: 0,
          updatedText: "2026-11-20",
          actions: ["order", "copy", "change", "share", "remove"],
        },
      },
      "空清单、名称没意义就分享给全公司：先起名、放商品，再分享。",
      "An empty list of a meaningless name, shared with all: name it and fill it first.",
    ],
  ],
  keyboard: [...keys.form, ["Enter / Space", "在“重命名”上：展开或收起", "on rename: opens or closes it"]],
  speech: [
    "二级标题是清单名；“重命名”读作可展开；导出中按钮读“不可用”；不能改的原因是一句文字。",
    "The second-level heading is its name; rename is said to open; export is dimmed while it works; why it cannot be changed is a sentence.",
  ],
  layout: [
    "自己管内边距和换行，占满父级，放在 PurchaseListTable 上面。打印时只留名称和概况。",
    "Padding and wrapping are its own; as wide as its parent, over PurchaseListTable. On paper name and facts alone.",
  ],
  related: ["saved/PurchaseListTable", "saved/PurchaseLists", "cart/QuickOrderForm"],
} satisfies ComponentDocs;
