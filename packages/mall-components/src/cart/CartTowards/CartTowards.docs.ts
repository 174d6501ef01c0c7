import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "活动页、凑单页的进度条：车里已选多少、还差多少、能得到什么。",
    "On the page of an offer or a coupon: what the selected goods of the cart count towards it, what is missing, what that gives.",
  ],
  instead: [
    ["cart/CartBar", "购物车自己的合计和结算", "The cart's own sum and checkout"],
    ["product/CouponStrip", "商品页上列出可领的券", "Coupons to claim on a product's page"],
    ["promotion/OfferHead", "说明活动本身的规则和时间", "The offer itself, its rules and time"],
  ],
  anatomyStory: "OfACoupon",
  anatomy: [
    ["section strong", "券名；活动页不写", "the coupon; left out on an offer's own page"],
    ["section p > span", "已选几件、小计多少", "pieces selected, and their sum"],
    ["section p > span:last-child", "还差多少，能享什么", "what is missing, and what it gives"],
    ["section > span a", "去购物车", "go to the cart"],
  ],
  states: [
    ["OfACoupon", "一张已领的券", "A coupon that is claimed"],
    ["OfACouponToClaim", "已满足，还没领：领取", "Reached and not claimed: claim it"],
    ["OfACouponLessThanAnother", "购物车用了更优惠的券", "The cart uses a better coupon"],
    ["OfACouponForMembers", "会员专享：去开通", "For members: join"],
    ["OfAUsedCoupon", "已使用", "Used"],
    ["Reached", "到最高档", "At the last step"],
    ["Nothing", "还没有勾选的活动商品", "Nothing selected that counts"],
    ["Narrow", "手机上：按钮换到下一行", "On a phone: the button is on the next line"],
  ],
  good: [
    [
      "Default",
      "已减的和下一档放在一起，还差多少是确数。",
      "What is off already and the next step are together, with exact sums.",
    ],
  ],
  bad: [
    [
      { next: { missing: "188.00", text: "更多优惠" } },
      "只说更多优惠，没人愿意凑：写“满600减80”。",
      "“More savings” moves no one: say 80 off 600.",
    ],
    [
      { next: { missing: "0.00", text: "满600减80" } },
      "差 0 元就是已经满足：不传 next。",
      "Nothing is missing, so it is reached: leave `next` out.",
    ],
  ],
  keyboard: [...keys.link, ["Enter / Space", "按下“立即领取”", "presses “Claim”"]],
  speech: [
    "名为“购物车中的活动商品”的区域；加购后金额变化会自动读出；领取按钮带券名，领完焦点留在原处。",
    "A region named as the items of the cart that count; sums are read when they change; the claim button names the coupon, and the focus stays there after the press.",
  ],
  layout: [
    "自己有框和内边距，文字在左、按钮在右，放不下换行。放在 OfferHead 下面或列表上面，宽度占满页框；不吸顶。",
    "Its own: frame and padding, words at the left, the button at the right, wrapping. Below an OfferHead or over a list, as wide as the frame; it does not stick.",
  ],
  related: ["promotion/OfferHead", "coupon/CouponTicket", "cart/CartBar"],
} satisfies ComponentDocs;
