import { messages as towards } from "../../cart/CartTowards/CartTowards.messages.ts";
import { actWords } from "../../messages/act.messages.ts";
import { cartWords } from "../../messages/cart.messages.ts";
import { defineMessages } from "../../messages/define-messages.ts";
import { goodsWords } from "../../messages/goods.messages.ts";
import { listWords } from "../../messages/list.messages.ts";
import { words as matrix } from "../../product/SkuMatrix/SkuMatrix.messages.ts";
import { words as saved } from "../SavedGoodsList/SavedGoodsList.messages.ts";

/** Words of PurchaseListTable. */
export const words = {
  ...defineMessages({
    label: { id: "purchaseListTable.label", defaultMessage: "清单中的商品" },
    note: { id: "purchaseListTable.note", defaultMessage: "备注" },
    noteOf: { id: "purchaseListTable.noteOf", defaultMessage: "“{title}”的备注" },
    addNote: { id: "purchaseListTable.addNote", defaultMessage: "添加备注" },
    belowMin: { id: "purchaseListTable.belowMin", defaultMessage: "起订量 {min, number}" },
    notMultiple: { id: "purchaseListTable.notMultiple", defaultMessage: "按 {step, number} 的倍数购买" },
    aboveMax: { id: "purchaseListTable.aboveMax", defaultMessage: "库存仅剩 {stock, number}" },
    all: { id: "purchaseListTable.all", defaultMessage: "共 {count, number} 种" },
    blocked: { id: "purchaseListTable.blocked", defaultMessage: "，其中 {count, number} 种暂不能购买" },
    added: { id: "purchaseListTable.added", defaultMessage: "{added, number} 种已加入购物车" },
    failed: { id: "purchaseListTable.failed", defaultMessage: "{failed, number} 种未加入，原因见各行" },
    empty: { id: "purchaseListTable.empty", defaultMessage: "清单里还没有商品" },
    emptyText: {
      id: "purchaseListTable.emptyText",
      defaultMessage: "可粘贴货号批量添加，也可在商品、购物车和订单页加入清单",
    },
    paste: { id: "purchaseListTable.paste", defaultMessage: "粘贴货号添加" },
  }),
  addAll: matrix.add,
  toCart: towards.toCart,
  goods: goodsWords.goods,
  unitPrice: goodsWords.unitPrice,
  quantity: goodsWords.quantity,
  quantityOf: goodsWords.quantityOf,
  addToCart: goodsWords.addToCart,
  subtotal: cartWords.subtotal,
  total: cartWords.total,
  selectAll: cartWords.selectAll,
  decrease: actWords.decrease,
  increase: actWords.increase,
  save: actWords.save,
  delete: actWords.delete,
  deleteNamed: actWords.deleteNamed,
  browse: listWords.browse,
  choose: saved.choose,
  chosen: saved.chosen,
  removeChosen: saved.removeChosen,
};
