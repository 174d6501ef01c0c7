import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "“加入清单”按钮：商品页、购物车所选、整张订单都用它，打开清单的选择。",
    "The button “加入清单”: of a product, of chosen lines in the cart, of a whole order. It opens the choice of a list.",
  ],
  instead: [
    ["shop/ShopWishlistButton", "收藏店铺", "A shop as a favourite"],
    ["product/QuickAdd", "加入购物车", "Into the cart"],
    ["quote/QuoteLink", "询价", "To ask for prices"],
    ["product/CompareButton", "加入对比", "To compare"],
  ],
  anatomy: [
    ["button", "按钮，中性色，不抢购买", "button, neutral, quieter than buying"],
    ["button svg", "清单图标", "icon of a list"],
  ],
  states: [
    ["Whole", "整张订单：写“整单加入清单”", "A whole order: says so"],
    [
      "BesideBuying",
      "商品页购买按钮旁：大号、无边框",
      "Beside buying on a product's page: large, without border",
    ],
    ["NothingChosen", "还没勾选商品：不能按", "Nothing is chosen: cannot be pressed"],
  ],
  good: [["BesideBuying", "比购买按钮轻，位置紧挨着。", "Quieter than buying, right beside it."]],
  bad: [
    [
      { isWhole: true },
      "只加一件商品却写“整单”：isWhole 只用于订单。",
      "“整单” (whole order) for one product: isWhole is for orders.",
    ],
    [
      "NothingChosen",
      "没登录就停用：人不知道原因。让他按，再请他登录。",
      "Disabled for a visitor: there is no reason to see. Let it be pressed, then ask to sign in.",
    ],
  ],
  keyboard: keys.button,
  speech: [
    "读“加入清单，按钮，打开对话框”；停用时读“不可用”。",
    "“加入清单”, a button that opens a dialog; dimmed while nothing is chosen.",
  ],
  layout: [
    "一个按钮，没有外边距，不换行；放在 Inline 里与其他动作排成一行。对话框由父级在 onPress 里打开。",
    "A button without outer margin; put it into an Inline with the other acts. Its parent opens the dialog in onPress.",
  ],
  related: ["saved/PurchaseListDialog", "saved/PurchaseLists", "product/BuyBox"],
} satisfies ComponentDocs;
