import { defineMessages } from "../../messages/define-messages.ts";

/** Words of CheckoutAddresses. */
export const messages = defineMessages({
  title: { id: "checkoutAddresses.title", defaultMessage: "收货地址" },
  add: { id: "checkoutAddresses.add", defaultMessage: "新增收货地址" },
  edit: { id: "checkoutAddresses.edit", defaultMessage: "编辑" },
  editNamed: { id: "checkoutAddresses.editNamed", defaultMessage: "编辑 {receiver} 的收货地址" },
  default: { id: "checkoutAddresses.default", defaultMessage: "默认" },
  more: { id: "checkoutAddresses.more", defaultMessage: "显示其余 {count} 个地址" },
  less: { id: "checkoutAddresses.less", defaultMessage: "收起" },
  full: { id: "checkoutAddresses.full", defaultMessage: "最多保存 {max} 个收货地址" },
  empty: { id: "checkoutAddresses.empty", defaultMessage: "还没有收货地址，请先新增" },
});
