import { defineMessages } from "../../messages/define-messages.ts";

/** Words of ProductTable. */
export const words = defineMessages({
  caption: { id: "productTable.caption", defaultMessage: "商品列表" },
  product: { id: "productTable.product", defaultMessage: "商品" },
  brand: { id: "productTable.brand", defaultMessage: "品牌" },
  minOrder: { id: "productTable.minOrder", defaultMessage: "起订量" },
  stock: { id: "productTable.stock", defaultMessage: "库存" },
  shop: { id: "productTable.shop", defaultMessage: "店铺" },
  action: { id: "productTable.action", defaultMessage: "操作" },
});
