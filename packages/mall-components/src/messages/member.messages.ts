import { defineMessages } from "./define-messages.ts";

/** Words of levels of members and of what they give. */
export const memberWords = defineMessages({
  memberPrice: { id: "member.memberPrice", defaultMessage: "会员价" },
  freeFreight: { id: "member.freeFreight", defaultMessage: "自营商品包邮" },
  pointsTimes: { id: "member.pointsTimes", defaultMessage: "购物积分 {times} 倍" },
  birthdayGift: { id: "member.birthdayGift", defaultMessage: "生日礼 {points} 积分" },
  couponCount: { id: "member.couponCount", defaultMessage: "专享优惠券 {count, number} 张" },
  growthFrom: { id: "member.growthFrom", defaultMessage: "成长值 {growth}" },
  until: { id: "member.until", defaultMessage: "有效期至 {date}" },
  points: { id: "member.points", defaultMessage: "购物积分" },
  birthday: { id: "member.birthday", defaultMessage: "生日礼" },
  coupons: { id: "member.coupons", defaultMessage: "专享优惠券" },
});
