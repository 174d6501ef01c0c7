import { cartWords } from "../../messages/cart.messages.ts";
import { defineMessages } from "../../messages/define-messages.ts";
import { goodsWords } from "../../messages/goods.messages.ts";
import { words as table } from "../../product/ProductTable/ProductTable.messages.ts";
import { words as matrix } from "../../product/SkuMatrix/SkuMatrix.messages.ts";

/** Words of OrderTable. */
export const words = {
  ...defineMessages({
    options: { id: "orderTable.options", defaultMessage: "{count, number} 种规格" },
    optionsOf: { id: "orderTable.optionsOf", defaultMessage: "{name}的 {count, number} 种规格" },
    next: { id: "orderTable.next", defaultMessage: "满{from, number}{unit} ¥{price}/{unit}" },
    copy: { id: "orderTable.copy", defaultMessage: "复制为表格" },
    copied: { id: "orderTable.copied", defaultMessage: "已复制，可粘贴到 Excel" },
    elsewhere: { id: "orderTable.elsewhere", defaultMessage: "含其他页已填的 {count, number} 种" },
    keys: { id: "orderTable.keys", defaultMessage: "回车跳到下一行" },
  }),
  caption: table.caption,
  product: table.product,
  minOrder: table.minOrder,
  stock: table.stock,
  shop: table.shop,
  code: matrix.code,
  spec: matrix.spec,
  look: goodsWords.view,
  faults: matrix.faults,
  unitPrice: goodsWords.unitPrice,
  quantity: goodsWords.quantity,
  subtotal: cartWords.subtotal,
};
