import { defineMessages } from "../../messages/define-messages.ts";

/** Words of RailCoupons. */
export const words = defineMessages({
  mine: { id: "railCoupons.mine", defaultMessage: "可用优惠券" },
  claimable: { id: "railCoupons.claimable", defaultMessage: "可领优惠券" },
  noneMine: { id: "railCoupons.noneMine", defaultMessage: "还没有可用的优惠券" },
  noneClaimable: { id: "railCoupons.noneClaimable", defaultMessage: "暂无可领的优惠券" },
  empty: { id: "railCoupons.empty", defaultMessage: "暂无优惠券" },
  emptyText: { id: "railCoupons.emptyText", defaultMessage: "有新优惠券时会在这里出现" },
});
