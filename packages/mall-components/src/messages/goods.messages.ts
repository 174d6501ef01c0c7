import { defineMessages } from "./define-messages.ts";

/** Words of goods: their price, stock and quantity. */
export const goodsWords = defineMessages({
  own: { id: "goods.own", defaultMessage: "自营" },
  selfOperated: { id: "goods.selfOperated", defaultMessage: "自营" },
  favour: { id: "goods.favour", defaultMessage: "收藏商品" },
  favoured: { id: "goods.favoured", defaultMessage: "已收藏" },
  addToCart: { id: "goods.addToCart", defaultMessage: "加入购物车" },
  addNamedToCart: { id: "goods.addNamedToCart", defaultMessage: "加入购物车：{name}" },
  soldOut: { id: "goods.soldOut", defaultMessage: "已售罄" },
  compare: { id: "goods.compare", defaultMessage: "对比" },
  similar: { id: "goods.similar", defaultMessage: "找相似" },
  sold: { id: "goods.sold", defaultMessage: "已售" },
  inStock: { id: "goods.inStock", defaultMessage: "有货" },
  memberPrice: { id: "goods.memberPrice", defaultMessage: "会员价" },
  price: { id: "goods.price", defaultMessage: "价格" },
  unitPrice: { id: "goods.unitPrice", defaultMessage: "单价" },
  unitPriceWithTax: { id: "goods.unitPriceWithTax", defaultMessage: "单价（含税）" },
  withTax: { id: "goods.withTax", defaultMessage: "含税" },
  piece: { id: "goods.piece", defaultMessage: "件" },
  quantity: { id: "goods.quantity", defaultMessage: "数量" },
  quantityOf: { id: "goods.quantityOf", defaultMessage: "“{title}”的数量" },
  goods: { id: "goods.goods", defaultMessage: "商品信息" },
  code: { id: "goods.code", defaultMessage: "货号 {code}" },
  reviews: { id: "goods.reviews", defaultMessage: "{count} 条评价" },
  freight: { id: "goods.freight", defaultMessage: "运费" },
  freightFree: { id: "goods.freightFree", defaultMessage: "免运费" },
});
