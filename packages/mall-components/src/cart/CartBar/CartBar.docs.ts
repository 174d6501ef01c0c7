import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "购物车底部吸住屏幕的结算栏：全选、批量操作、合计、去结算，还管一次结算的种数上限。",
    "The bar at the cart's foot that sticks to the screen: select all, acts on the selected, the sum, the way to the checkout, and the limit of lines.",
  ],
  instead: [
    ["checkout/SubmitBar", "结算页的“提交订单”", "“Submit order” at the checkout"],
    ["saved/FootprintBar", "收藏、足迹页的批量操作", "Acts on several goods of the footprints"],
    ["list/OrderTable", "在商品列表里边填数量边加购", "Quantities typed in a list and added at once"],
  ],
  anatomyStory: "WithDiscount",
  anatomy: [
    ["[data-print] > div:first-child", "已选几种、上限几种", "lines selected, and how many at most"],
    ["[data-print] label", "全选；选了一部分时是半选", "select all; half ticked when some are"],
    [
      "[data-print] label + button",
      "批量操作：反选、删除、移入收藏",
      "acts: invert, delete, move to favourites",
    ],
    ["span[aria-live]", "已选件数", "pieces selected"],
    ["span[aria-live] + span", "合计、优惠、会员已省", "total, discount, saved as a member"],
    [
      "span[aria-live] ~ span button",
      "去结算；不能结算时下面写原因",
      "check out; when it cannot, the reason is below",
    ],
  ],
  states: [
    ["WithDiscount", "有优惠和反选", "With a discount and invert"],
    ["OfAMember", "会员省了多少", "What membership saves"],
    ["Pending", "正在结算：按钮转圈，再按无效", "On its way: the button spins and ignores presses"],
    ["NothingTicked", "一件没选：按钮停用，写明原因", "Nothing selected: off, with the reason"],
    ["NearTheLimit", "到上限的八成：变色提醒", "From four fifths of the limit on: coloured"],
    ["OverTheLimit", "超过上限：可以先结算前 50 种", "Over the limit: the first 50 can be checked out"],
    ["Blocked", "有商品买不了：写明原因", "Something cannot be bought: the reason"],
    ["Narrow", "手机上两行，上限没到就不显示", "On a phone two rows; the limit shows once it is near"],
  ],
  good: [
    ["NothingTicked", "按钮停用时原因就在下面，不用猜。", "The reason is right below a button that is off."],
    ["NearTheLimit", "快到上限先提醒，不等按下去才报错。", "It warns before the limit, not at the press."],
  ],
  bad: [
    [
      { isAllSelected: false, isSomeSelected: false },
      "已选 3 种，全选框却空着：要传 isSomeSelected。",
      "Three lines are selected and the tick is empty: give isSomeSelected.",
    ],
    [
      { disabledReason: "暂不可用" },
      "没说哪里不行：写“库存不足”这样的具体原因。",
      "It does not say what is wrong: give a reason such as too little stock.",
    ],
  ],
  keyboard: [...keys.toggle, ["Enter / Space", "按下焦点所在的按钮", "presses the focused button"]],
  speech: [
    "勾选变化时自动读“已选 68 件”和种数上限；结算中读“正在结算”；停用的原因是按钮的说明。",
    "The pieces selected and the limit are read when they change; while pending “checking out”; the reason describes the button that is off.",
  ],
  layout: [
    "自己吸在屏幕底部，窗口矮于 480 像素时不吸；给页面留出滚动余量，焦点不会藏到它下面。放在购物车内容的最后，和列表同宽，外面不能有 overflow。",
    "It sticks to the foot of the screen, except in windows lower than 480 px, and keeps room so that no focus hides under it. It is last in the cart, as wide as the list, inside no element that clips.",
  ],
  related: ["cart/CartHead", "cart/CartShopGroup", "cart/LimitNote", "checkout/SubmitBar"],
} satisfies ComponentDocs;
