import { cartWords } from "../../messages/cart.messages.ts";
import { defineMessages } from "../../messages/define-messages.ts";
import { goodsWords } from "../../messages/goods.messages.ts";
import { messages as breakdown } from "../PriceBreakdown/PriceBreakdown.messages.ts";

/** Words of OrderPaper. */
export const messages = {
  ...defineMessages({
    row: { id: "orderPaper.row", defaultMessage: "序号" },
    code: { id: "orderPaper.code", defaultMessage: "货号" },
    name: { id: "orderPaper.name", defaultMessage: "商品名称及规格" },
    unit: { id: "orderPaper.unit", defaultMessage: "单位" },
    capitals: { id: "orderPaper.capitals", defaultMessage: "大写：{capitals}" },
    seller: { id: "orderPaper.seller", defaultMessage: "供货方（盖章）" },
    buyer: { id: "orderPaper.buyer", defaultMessage: "采购方（盖章）" },
    signed: { id: "orderPaper.signed", defaultMessage: "经办人：" },
    day: { id: "orderPaper.day", defaultMessage: "日期：" },
  }),
  breakdown,
  price: goodsWords.unitPrice,
  quantity: goodsWords.quantity,
  freight: goodsWords.freight,
  subtotal: cartWords.subtotal,
};
