import { defineMessages } from "../../messages/define-messages.ts";

/** Words of CheckoutAddresses. */
export const messages = defineMessages({
  title: { id: "checkoutAddresses.title", defaultMessage: "收货地址" },
  more: { id: "checkoutAddresses.more", defaultMessage: "显示其余 {count} 个地址" },
  full: { id: "checkoutAddresses.full", defaultMessage: "最多保存 {max} 个收货地址" },
  empty: { id: "checkoutAddresses.empty", defaultMessage: "还没有收货地址，请先新增" },
});
