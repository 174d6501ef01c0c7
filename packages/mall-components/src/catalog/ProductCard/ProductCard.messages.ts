import { defineMessages } from "../../messages/define-messages.ts";

/** Words of ProductCard. */
export const words = defineMessages({
  selfOperated: { id: "productCard.selfOperated", defaultMessage: "自营" },
  sold: { id: "productCard.sold", defaultMessage: "已售 {count}" },
  goodRate: { id: "productCard.goodRate", defaultMessage: "好评 {rate}%" },
  reviews: { id: "productCard.reviews", defaultMessage: "{count} 条评价" },
  soldOut: { id: "productCard.soldOut", defaultMessage: "已售罄" },
  minOrder: { id: "productCard.minOrder", defaultMessage: "{count}{unit}起订" },
  favour: { id: "productCard.favour", defaultMessage: "收藏商品" },
  favoured: { id: "productCard.favoured", defaultMessage: "已收藏" },
  add: { id: "productCard.add", defaultMessage: "加入购物车" },
  addName: { id: "productCard.addName", defaultMessage: "加入购物车：{name}" },
  favourName: { id: "productCard.favourName", defaultMessage: "收藏商品：{name}" },
  shop: { id: "productCard.shop", defaultMessage: "店铺：{name}" },
});
