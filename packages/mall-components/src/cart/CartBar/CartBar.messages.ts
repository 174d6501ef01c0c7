import { defineMessages } from "../../messages/define-messages.ts";

/** Words of CartBar. */
export const messages = defineMessages({
  deleteSelected: { id: "cartBar.deleteSelected", defaultMessage: "删除选中商品" },
  selected: { id: "cartBar.selected", defaultMessage: "已选 {count, number} 件" },
  memberSaved: { id: "cartBar.memberSaved", defaultMessage: "会员已省" },
  settling: { id: "cartBar.settling", defaultMessage: "正在结算" },
  counter: { id: "cartBar.counter", defaultMessage: "已选商品 {count}/{max} 种，一次最多结算 {max} 种" },
  over: {
    id: "cartBar.over",
    defaultMessage: "已选商品 {count} 种，超出 {rest} 种。可以分单结算：先结算前 {max} 种，其余随后再结算",
  },
  settleFirst: { id: "cartBar.settleFirst", defaultMessage: "先结算前 {max} 种" },
});
