import { actWords } from "../../messages/act.messages.ts";
import { cartWords } from "../../messages/cart.messages.ts";
import { defineMessages } from "../../messages/define-messages.ts";
import { goodsWords } from "../../messages/goods.messages.ts";
import { listWords } from "../../messages/list.messages.ts";
import { messages as pager } from "../../parts/ListPager/ListPager.messages.ts";
import { words as matrix } from "../../product/SkuMatrix/SkuMatrix.messages.ts";

/** Words of QuickOrderResult. */
export const words = {
  ...defineMessages({
    label: { id: "quickOrderResult.label", defaultMessage: "识别结果" },
    row: { id: "quickOrderResult.row", defaultMessage: "第 {line, number} 行" },
    summary: {
      id: "quickOrderResult.summary",
      defaultMessage: "共 {rows, number} 行，{able, number} 行可购买",
    },
    adjustedRows: { id: "quickOrderResult.adjustedRows", defaultMessage: "{count, number} 行数量已调整" },
    summed: { id: "quickOrderResult.summed", defaultMessage: "已合并第 {lines} 行的数量" },
    noCode: { id: "quickOrderResult.noCode", defaultMessage: "没有货号" },
    longCode: { id: "quickOrderResult.longCode", defaultMessage: "货号太长" },
    badQuantity: { id: "quickOrderResult.badQuantity", defaultMessage: "数量“{text}”不是正整数" },
    missing: { id: "quickOrderResult.missing", defaultMessage: "未找到" },
    suggested: { id: "quickOrderResult.suggested", defaultMessage: "未找到，您要找的是不是" },
    several: { id: "quickOrderResult.several", defaultMessage: "有 {count, number} 个匹配，请选择" },
    pick: { id: "quickOrderResult.pick", defaultMessage: "选择" },
    again: { id: "quickOrderResult.again", defaultMessage: "重选" },
    belowMin: { id: "quickOrderResult.belowMin", defaultMessage: "已调整为起订量 {quantity, number}" },
    notMultiple: {
      id: "quickOrderResult.notMultiple",
      defaultMessage: "按 {step, number} 的倍数购买，已调整为 {quantity, number}",
    },
    aboveMax: { id: "quickOrderResult.aboveMax", defaultMessage: "库存不足，已调整为 {quantity, number}" },
    short: {
      id: "quickOrderResult.short",
      defaultMessage: "库存不足，剩 {stock, number}，起订量 {min, number}",
    },
    settlements: {
      id: "quickOrderResult.settlements",
      defaultMessage: "一次最多结算 {max, number} 种商品，{able, number} 行需分 {times, number} 次结算",
    },
    estimate: { id: "quickOrderResult.estimate", defaultMessage: "按单件价估算，阶梯价与优惠以购物车为准" },
    added: { id: "quickOrderResult.added", defaultMessage: "{added, number} 行已加入购物车" },
    asList: { id: "quickOrderResult.asList", defaultMessage: "保存为清单" },
    toList: { id: "quickOrderResult.toList", defaultMessage: "加入清单“{name}”" },
    notedRows: { id: "quickOrderResult.notedRows", defaultMessage: "{count, number} 行请与文件核对" },
    padded: { id: "quickOrderResult.padded", defaultMessage: "按单元格格式补零为 {text}" },
    date: { id: "quickOrderResult.date", defaultMessage: "单元格是日期，读作 {text}，请核对" },
    precision: {
      id: "quickOrderResult.precision",
      defaultMessage: "单元格是数字，超过 15 位的部分已丢失，请核对",
    },
    error: { id: "quickOrderResult.error", defaultMessage: "公式出错：{text}" },
    noValue: {
      id: "quickOrderResult.noValue",
      defaultMessage: "公式没有保存结果，请在 Excel 中打开并保存文件后再上传",
    },
    hidden: { id: "quickOrderResult.hidden", defaultMessage: "文件中的隐藏行" },
    merged: { id: "quickOrderResult.merged", defaultMessage: "合并的单元格，只有第一行有内容" },
    failed: { id: "quickOrderResult.failed", defaultMessage: "{failed, number} 行未加入，原因见各行" },
  }),
  code: matrix.code,
  goods: goodsWords.goods,
  unitPrice: goodsWords.unitPrice,
  quantity: goodsWords.quantity,
  quantityOf: goodsWords.quantityOf,
  addToCart: goodsWords.addToCart,
  subtotal: cartWords.subtotal,
  total: cartWords.total,
  decrease: actWords.decrease,
  increase: actWords.increase,
  previous: listWords.previous,
  next: listWords.next,
  navigation: pager.navigation,
  page: pager.page,
};
