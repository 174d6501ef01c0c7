import type { ComponentDocs } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "商品页标题下的价格区：现价、含税、会员价、阶梯价、促销、优惠券，右边是销量和评价。",
    "The tinted block under a product's name: price with tax, members, quantities, offers, coupons; at its end sold and reviews.",
  ],
  instead: [
    ["product/Price", "卡片、购物车里的一个价格", "One price in a card or cart"],
    ["product/GoodsPrice", "列表里的会员价", "Members' prices in a list"],
    [
      "promotion/FlashSaleBar",
      "秒杀条本身，传给 activity",
      "The bar of a flash sale itself, given as activity",
    ],
  ],
  anatomyStory: "Full",
  anatomy: [
    ["span[aria-hidden]", "现价：没选规格时是区间", "the price; a range while no option is chosen"],
    ["ul", "促销：标签加一句话，可链接", "offers: a tag and a sentence, perhaps a link"],
    ["form", "优惠券：当场领取", "coupons, claimed there"],
    ["a[href='#reviews']", "销量与评价数，手机上不显示", "sold and reviews; not on a phone"],
  ],
  states: [
    ["Tiers", "阶梯价：标出当前数量的一档", "By quantity: the step in force is marked"],
    ["OfABox", "按盒卖：写每只多少钱", "By the box: what a piece costs"],
    ["BoughtBefore", "买过：写上次价格和日期", "Bought before: the last price and its day"],
    ["ForMembersLess", "会员更便宜：写省多少，可去开通", "Members pay less: how much, and the way to join"],
    ["InATeam", "拼团价，下面是单独购买价", "Price in a team, and alone"],
    ["ForPoints", "积分商品：不写含税", "For points: nothing of tax"],
    ["NoPrice", "没有价格：--", "No price"],
    ["Narrow", "手机上没有销量和评价一栏", "On a phone without sold and reviews"],
  ],
  good: [
    [
      "BoughtBefore",
      "老客户最关心上次多少钱：有就给。",
      "What one paid the last time matters most to those who return.",
    ],
  ],
  bad: [
    [
      {
        yuan: "468.00",
        originalYuan: "599.00",
        isOfMembers: true,
        members: { yuan: "439.00", savedYuan: "29.00" },
      },
      "已经是会员价还劝人开通会员：两者只传一个。",
      "A member's price and the call to join at once: give one of them.",
    ],
    [
      {
        promotions: [
          { id: "1", tag: "满减", text: "满300减30" },
          { id: "2", tag: "赠品", text: "购买即赠批头" },
          { id: "3", tag: "限购", text: "每人限购 5 件" },
          { id: "4", tag: "包邮", text: "满99元免运费" },
          { id: "5", tag: "积分", text: "购买得 468 积分" },
        ],
      },
      "五条促销把规格推到屏幕外：运费、积分放到各自的地方，这里两三条。",
      "Five offers push the options out of sight: freight and points have places of their own; keep two or three.",
    ],
  ],
  keyboard: [
    ["Tab / Shift+Tab", "开通会员、促销、各张券、评价", "joining, offers, each coupon, reviews"],
    ["Enter / Space", "打开链接，领取优惠券", "follows a link, claims a coupon"],
  ],
  speech: [
    "每行先读标签再读内容：“价格 ¥468.00 含税”；没有标题和地标，跟在商品名后读。",
    "Each row says its word, then what is beside it; no heading of its own, it follows the product's name.",
  ],
  layout: [
    "浅色底、内边距自带；标签列宽取 --mall-detail-label，与 BuyBox 对齐。activity 是顶上通栏的深色条。",
    "Has its tinted ground and padding; labels are --mall-detail-label wide, as in BuyBox. activity is a bar across its top.",
  ],
  related: [
    "product/Price",
    "product/PriceRange",
    "product/TierPriceTable",
    "product/CouponStrip",
    "product/BuyBox",
  ],
} satisfies ComponentDocs;
