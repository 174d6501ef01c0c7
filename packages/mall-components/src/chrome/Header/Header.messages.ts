import { chromeWords } from "../../messages/chrome.messages.ts";
import { couponWords } from "../../messages/coupon.messages.ts";
import { defineMessages } from "../../messages/define-messages.ts";
import { shopWords } from "../../messages/shop.messages.ts";

/** Words of Header. */
export const words = defineMessages({
  nav: { id: "header.nav", defaultMessage: "商城导航" },
  home: { id: "header.home", defaultMessage: "首页" },
  list: { id: "header.list", defaultMessage: "商品列表" },
});

export const campaignWords = {
  ...defineMessages({
    seckill: { id: "header.seckill", defaultMessage: "秒杀" },
    group: { id: "header.group", defaultMessage: "拼团" },
    offers: { id: "header.offers", defaultMessage: "限时优惠" },
  }),
  coupons: couponWords.centre,
  shops: shopWords.shops,
  notices: chromeWords.notices,
};
