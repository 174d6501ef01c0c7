import { defineMessages } from "../../messages/define-messages.ts";

/** Words of DeleteAddressDialog. */
export const messages = defineMessages({
  title: { id: "deleteAddressDialog.title", defaultMessage: "删除收货地址" },
  text: { id: "deleteAddressDialog.text", defaultMessage: "确定删除 {receiver} 的收货地址“{address}”吗？" },
});
