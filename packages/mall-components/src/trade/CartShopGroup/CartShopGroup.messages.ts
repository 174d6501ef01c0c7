import { defineMessages, type NoMessageValues } from "react-intl";

/** What the words of CartShopGroup are filled with. */
type Values = {
  selectShop: { shop: string | number };
  selfOperated: NoMessageValues;
  freightFree: NoMessageValues;
  freightMissing: { amount: string | number };
  collect: NoMessageValues;
};

/** Words of CartShopGroup. */
export const messages = defineMessages<Values>({
  selectShop: { id: "cartShopGroup.selectShop", defaultMessage: "全选“{shop}”的商品" },
  selfOperated: { id: "cartShopGroup.selfOperated", defaultMessage: "自营" },
  freightFree: { id: "cartShopGroup.freightFree", defaultMessage: "已免运费" },
  freightMissing: { id: "cartShopGroup.freightMissing", defaultMessage: "还差 ¥{amount} 免运费" },
  collect: { id: "cartShopGroup.collect", defaultMessage: "去凑单" },
});
