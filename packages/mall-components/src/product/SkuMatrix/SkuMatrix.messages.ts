import { defineMessages } from "../../messages/define-messages.ts";
import { goodsWords } from "../../messages/goods.messages.ts";
import { words as box } from "../BuyBox/BuyBox.messages.ts";
import { words as table } from "../ProductTable/ProductTable.messages.ts";

/** Words of SkuMatrix. */
export const words = {
  ...defineMessages({
    hint: {
      id: "skuMatrix.hint",
      defaultMessage: "可从 Excel 复制“数量”一列，或“货号、数量”两列，直接粘贴到表格",
    },
    spec: { id: "skuMatrix.spec", defaultMessage: "规格" },
    code: { id: "skuMatrix.code", defaultMessage: "货号" },
    now: { id: "skuMatrix.now", defaultMessage: "当前单价" },
    chosen: { id: "skuMatrix.chosen", defaultMessage: "共 {kinds, number} 种 {pieces, number} {unit}" },
    inTab: { id: "skuMatrix.inTab", defaultMessage: "已选 {pieces, number}" },
    aboveMax: { id: "skuMatrix.aboveMax", defaultMessage: "库存仅 {stock} {unit}" },
    faults: { id: "skuMatrix.faults", defaultMessage: "有 {count, number} 行数量需要修改，尚未加入购物车" },
    filled: { id: "skuMatrix.filled", defaultMessage: "已填入 {count, number} 行" },
    lost: {
      id: "skuMatrix.lost",
      defaultMessage: "已填入 {count, number} 行，{lost, number} 行没有对应的规格：{what}",
    },
    partly: {
      id: "skuMatrix.partly",
      defaultMessage: "{added, number} 行已加入购物车，{failed, number} 行未加入，原因见表格",
    },
    addedRow: { id: "skuMatrix.addedRow", defaultMessage: "已加入 {count, number} {unit}" },
    add: { id: "skuMatrix.add", defaultMessage: "全部加入购物车" },
    clear: { id: "skuMatrix.clear", defaultMessage: "清空数量" },
  }),
  unitPrice: goodsWords.unitPrice,
  quantity: goodsWords.quantity,
  soldOut: goodsWords.soldOut,
  stock: table.stock,
  belowMin: box.startsFrom,
  notMultiple: box.inSteps,
};
