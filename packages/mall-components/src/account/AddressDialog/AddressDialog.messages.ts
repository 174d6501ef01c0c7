import { defineMessages } from "../../messages/define-messages.ts";

/** Words of AddressDialog. */
export const messages = defineMessages({
  add: { id: "addressDialog.add", defaultMessage: "新增收货地址" },
  edit: { id: "addressDialog.edit", defaultMessage: "编辑收货地址" },
  close: { id: "addressDialog.close", defaultMessage: "关闭" },
});
