import { defineMessages } from "../../messages/define-messages.ts";

/** Words of AddressCard. */
export const messages = defineMessages({
  label: { id: "addressCard.label", defaultMessage: "{receiver} 的收货地址" },
  default: { id: "addressCard.default", defaultMessage: "默认" },
  copy: { id: "addressCard.copy", defaultMessage: "复制收货信息" },
  copied: { id: "addressCard.copied", defaultMessage: "已复制" },
  setDefault: { id: "addressCard.setDefault", defaultMessage: "设为默认" },
  setDefaultNamed: { id: "addressCard.setDefaultNamed", defaultMessage: "设为默认：{receiver} 的收货地址" },
  edit: { id: "addressCard.edit", defaultMessage: "编辑" },
  editNamed: { id: "addressCard.editNamed", defaultMessage: "编辑 {receiver} 的收货地址" },
  delete: { id: "addressCard.delete", defaultMessage: "删除" },
  deleteNamed: { id: "addressCard.deleteNamed", defaultMessage: "删除 {receiver} 的收货地址" },
});
