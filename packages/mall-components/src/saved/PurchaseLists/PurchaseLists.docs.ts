import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "自己的采购清单和同事分享来的：新建、打开、复制、删除。",
    "The buyer's purchase lists and those of colleagues: make, open, copy, remove.",
  ],
  instead: [
    ["saved/PurchaseListDialog", "在别处把商品加入某个清单", "To put goods into one of them from elsewhere"],
    ["saved/SavedGoodsList", "收藏的商品", "Favourites"],
    ["order/OrderList", "已经下的订单", "Orders that were placed"],
    ["quote/QuoteList", "询价单", "Requests for prices"],
  ],
  anatomy: [
    ["input[name=name]", "新清单的名称", "name of a new list"],
    ["form:first-of-type button", "新建", "makes it"],
    ["li a", "打开一个清单", "opens a list"],
    ["li a + span", "几种商品、更新时间、分享情况", "number of goods, when changed, whether shared"],
    ["li button", "复制；自己的还能删除", "copies it; one's own can be removed, too"],
  ],
  states: [
    ["Loading", "加载中，已能新建", "On their way; a new one can be made already"],
    ["Refetching", "正在更新：旧的先留着", "Others are on their way, these still show"],
    ["Pending", "正在新建", "One is being made"],
    ["Empty", "一个都没有：说明有什么用", "None: says what they are for"],
    ["Failed", "没加载出来，可重试", "They did not come and can be asked for again"],
    ["Refused", "名称太长：填过的还在", "The name is too long, and kept"],
    ["LongText", "很长的名称和同事的公司名", "Long names of lists and colleagues"],
    ["Narrow", "手机上按钮换到下一行", "On a phone buttons are below"],
  ],
  good: [
    [
      "Empty",
      "空的时候说清单能做什么，新建就在上面。",
      "While empty it says what a list is for, and the form is above.",
    ],
  ],
  bad: [
    [
      {
        lists: ["清单", "清单1", "清单1 副本"].map((name, at) => ({
          id: String(at),
          name,
          href: `?list=${at}`,
          isShared: true,
          isOwn: true,
          ownerName: "采购部",
          lineCount: 12,
          updatedText: "2026-11-20",
          actions: ["order", "copy", "change", "share", "remove"],
        })),
      },
      "默认名和副本堆在一起：复制后请人改名。",
      "Default names and copies pile up: ask for a name after copying.",
    ],
  ],
  keyboard: keys.form,
  speech: [
    "读作列表“采购清单列表”；“复制清单”“删除”的名字带上清单名；名称的错误随输入框读出。",
    "The list “采购清单列表”; copy and delete are named with their list; an error is read with its field.",
  ],
  layout: [
    "占满父级，新建表单在上，每个清单一行、有分隔线，内边距自己管。放在个人中心的卡片里，外层不要再加内边距。",
    "As wide as its parent: the form on top, a row for each list with a line below, its own padding. In a card of the user centre without padding of its own.",
  ],
  related: ["saved/PurchaseListHead", "saved/PurchaseListTable", "saved/PurchaseListDialog"],
} satisfies ComponentDocs;
