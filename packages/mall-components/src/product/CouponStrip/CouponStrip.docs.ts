import type { ComponentDocs } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "价格下面的一排小券：看一眼面值，当场领。超过三张收成一行，可展开。",
    "Small coupons in a line under a price: see what each gives and claim it there. More than three are one line that opens.",
  ],
  instead: [
    ["coupon/CouponList", "整页的券，要看范围和有效期", "A page of coupons with scope and last day"],
    ["chrome/RailCoupons", "侧栏抽屉里领券", "Claiming in the drawer of the side rail"],
    ["ui/Tag", "只写“有券”，不能领", "It only says that there are coupons"],
  ],
  anatomy: [
    ["li form > span", "面值：满500减50", "what it gives"],
    ["li button", "立即领取：实底", "the claim, on a filled ground"],
    [
      "li:nth-child(2) form > span:last-child",
      "不能领的写状态：已领取、已抢光、会员专享",
      "one that cannot be claimed says its state",
    ],
    ["button[aria-expanded]", "更多：三张以上才有", "more: only above three"],
  ],
  states: [
    ["Claiming", "正在领一张：文字换成“正在领取”", "One is being claimed: its word changes"],
    ["None", "没有券：不占位置", "No coupons: takes no room"],
  ],
  good: [
    [
      {
        coupons: [
          { id: "1", text: "满500减50", state: "claimable", expiry: "有效期至 2026-12-31" },
          { id: "2", text: "满300减60", state: "membersOnly", mark: "会员专享" },
        ],
      },
      "短面值，一行看完；谁能领写在券上。",
      "Short words, one line; who may have it is on the ticket.",
    ],
  ],
  bad: [
    [
      { coupons: [{ id: "1", text: "全平台指定五金工具劳保用品满500元立减50元优惠券", state: "claimable" }] },
      "把券名放进来：这里只写面值，名称和范围去 CouponList。",
      "The coupon's name in place of what it gives: names and scopes belong into CouponList.",
    ],
  ],
  keyboard: [
    ["Tab / Shift+Tab", "依次到能领的券，最后到“更多”", "to each that can be claimed, then to “more”"],
    ["Enter / Space", "领取；在“更多”上展开、收起", "claims; on “more” opens and closes"],
  ],
  speech: [
    "读成列表；按钮读“立即领取：满500减50”，领取中标为忙并读“正在领取”。“更多”读已展开或已收起。",
    "A list; the button says what it claims, is busy while on its way. “More” says whether it is open.",
  ],
  layout: [
    "券自动换行；收起时只露一行。手机上横着滑，末尾渐隐。放在 PriceBlock 的“优惠券”一行里，宽度由那一行给。",
    "Tickets wrap; closed, one line shows. On a phone the line scrolls sideways and fades at its end. Its width is given by the row it is in, as in PriceBlock.",
  ],
  related: ["product/PriceBlock", "coupon/CouponList", "coupon/CouponTicket"],
} satisfies ComponentDocs;
