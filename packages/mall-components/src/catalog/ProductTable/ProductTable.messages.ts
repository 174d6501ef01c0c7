import { defineMessages } from "../../messages/define-messages.ts";

/** Words of ProductTable. */
export const words = defineMessages({
  caption: { id: "productTable.caption", defaultMessage: "商品列表" },
  product: { id: "productTable.product", defaultMessage: "商品" },
  brand: { id: "productTable.brand", defaultMessage: "品牌" },
  price: { id: "productTable.price", defaultMessage: "价格" },
  minOrder: { id: "productTable.minOrder", defaultMessage: "起订量" },
  sold: { id: "productTable.sold", defaultMessage: "已售" },
  stock: { id: "productTable.stock", defaultMessage: "库存" },
  shop: { id: "productTable.shop", defaultMessage: "店铺" },
  action: { id: "productTable.action", defaultMessage: "操作" },
  add: { id: "productTable.add", defaultMessage: "加入购物车" },
  addName: { id: "productTable.addName", defaultMessage: "加入购物车：{name}" },
  inStock: { id: "productTable.inStock", defaultMessage: "有货" },
  soldOut: { id: "productTable.soldOut", defaultMessage: "已售罄" },
  selfOperated: { id: "productTable.selfOperated", defaultMessage: "自营" },
});
