import { defineMessages } from "../../messages/define-messages.ts";

/** Words of PriceBlock. */
export const words = defineMessages({
  promotion: { id: "priceBlock.promotion", defaultMessage: "促销" },
  joinToSave: { id: "priceBlock.joinToSave", defaultMessage: "开通会员，每件省 ¥{amount}" },
  reviews: { id: "priceBlock.reviews", defaultMessage: "商品评价" },
});
