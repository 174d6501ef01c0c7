import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  isOverlay: true,
  purpose: [
    "把商品加入采购清单：选一个已有的，或当场新建一个。商品页、购物车、订单都用它。",
    "Into which purchase list goods go: one that there is, or a new one made here. From product, cart and orders.",
  ],
  instead: [
    ["saved/PurchaseLists", "管理所有清单的页面", "The page of all lists"],
    ["shop/ShopWishlistButton", "收藏店铺", "A shop as a favourite"],
    ["ui/Menu", "从几个固定动作里选", "To choose one of a few fixed acts"],
  ],
  anatomy: [
    ["[role=dialog] h2", "标题：加入清单", "heading: add to a list"],
    [
      "[role=dialog] li button",
      "一个清单，点了就加入；右边是几种商品",
      "a list, a press adds; its number of goods at the end",
    ],
    ["[role=dialog] input[name=name]", "新清单的名称", "name of a new one"],
    ["[role=dialog] form button", "新建并加入", "makes it, with the goods in it"],
  ],
  states: [
    ["NoLists", "还没有清单：直接新建", "No lists yet: make one"],
    ["Many", "清单很多：在窗口里滚动", "Many lists scroll inside"],
    ["Loading", "加载中，已能新建", "On their way; a new one can be made already"],
    ["Failed", "没加载出来，可重试", "They did not come and can be asked for again"],
    ["Pending", "正在加入：清单都不能再按", "On its way: no other can be pressed"],
    ["Refused", "名称不合规则", "The name is refused"],
    ["Narrow", "手机上占满屏幕", "On a phone, the whole screen"],
  ],
  good: [
    [
      "NoLists",
      "第一次用也能一步完成：起名就加入。",
      "The first time takes one step, too: a name, and it is in.",
    ],
  ],
  bad: [
    [
      "Many",
      "五十个同名清单：人分不清该选哪个。清单按用途起名，旧的及时删除。",
      "Fifty lists of one name: none can be told apart. Name them by their use, and remove old ones.",
    ],
  ],
  keyboard: keys.dialog,
  speech: [
    "打开时读“加入清单，对话框”；清单按钮连同种数一起读；名称的错误随输入框读出；加入后由页面的轻提示读出。",
    "At opening “加入清单” and “dialog”; a list is read with its number of goods, an error with its field; what became of it is the page's toast.",
  ],
  layout: [
    "宽 400 像素，长了在窗口内滚动；画在 body 上。打开按钮用 ToListButton，结果用轻提示并带“查看清单”。",
    "400 px wide, scrolls inside; drawn on the body. ToListButton opens it; a toast with the way to the list tells the result.",
  ],
  related: ["saved/ToListButton", "saved/PurchaseLists", "saved/PurchaseListTable"],
} satisfies ComponentDocs;
