import { defineMessages } from "../../messages/define-messages.ts";

/** Words of AddressList. */
export const messages = defineMessages({
  error: { id: "addressList.error", defaultMessage: "收货地址加载失败" },
  empty: { id: "addressList.empty", defaultMessage: "还没有收货地址" },
  emptyHint: { id: "addressList.emptyHint", defaultMessage: "新增后，下单时可以直接选用" },
  count: { id: "addressList.count", defaultMessage: "已保存 {count} 个收货地址，最多 {max} 个" },
  full: { id: "addressList.full", defaultMessage: "最多保存 {max} 个收货地址，请先删除不用的地址" },
});
