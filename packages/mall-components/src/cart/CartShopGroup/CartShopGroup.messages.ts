import { defineMessages } from "../../messages/define-messages.ts";

/** Words of CartShopGroup. */
export const messages = defineMessages({
  selectShop: { id: "cartShopGroup.selectShop", defaultMessage: "全选“{shop}”的商品" },
  freightFree: { id: "cartShopGroup.freightFree", defaultMessage: "已免运费" },
  freightMissing: { id: "cartShopGroup.freightMissing", defaultMessage: "还差 ¥{amount} 包邮" },
  collect: { id: "cartShopGroup.collect", defaultMessage: "去凑单" },
});
