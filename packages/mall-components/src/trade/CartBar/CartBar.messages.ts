import { defineMessages } from "../../messages/define-messages.ts";

/** Words of CartBar. */
export const messages = defineMessages({
  selectAll: { id: "cartBar.selectAll", defaultMessage: "全选" },
  invert: { id: "cartBar.invert", defaultMessage: "反选" },
  deleteSelected: { id: "cartBar.deleteSelected", defaultMessage: "删除选中商品" },
  favouriteSelected: { id: "cartBar.favouriteSelected", defaultMessage: "移入收藏" },
  selected: { id: "cartBar.selected", defaultMessage: "已选 {count, number} 件" },
  total: { id: "cartBar.total", defaultMessage: "合计" },
  discount: { id: "cartBar.discount", defaultMessage: "优惠" },
  settle: { id: "cartBar.settle", defaultMessage: "去结算" },
  settling: { id: "cartBar.settling", defaultMessage: "正在结算" },
  counter: { id: "cartBar.counter", defaultMessage: "已选商品 {count}/{max} 种，一次最多结算 {max} 种" },
  over: {
    id: "cartBar.over",
    defaultMessage: "已选商品 {count} 种，超出 {rest} 种。可以分单结算：先结算前 {max} 种，其余随后再结算",
  },
  settleFirst: { id: "cartBar.settleFirst", defaultMessage: "先结算前 {max} 种" },
});
