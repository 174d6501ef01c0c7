import { defineMessages } from "../../messages/define-messages.ts";

/** Words of PriceBlock. */
export const words = defineMessages({
  price: { id: "priceBlock.price", defaultMessage: "价格" },
  promotion: { id: "priceBlock.promotion", defaultMessage: "促销" },
  coupon: { id: "priceBlock.coupon", defaultMessage: "优惠券" },
  sold: { id: "priceBlock.sold", defaultMessage: "已售" },
  reviews: { id: "priceBlock.reviews", defaultMessage: "商品评价" },
  tier: { id: "priceBlock.tier", defaultMessage: "阶梯价" },
});
