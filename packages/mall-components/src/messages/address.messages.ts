import { defineMessages } from "./define-messages.ts";

/** Words of delivery addresses. */
export const addressWords = defineMessages({
  add: { id: "address.add", defaultMessage: "新增收货地址" },
  edit: { id: "address.edit", defaultMessage: "编辑收货地址" },
  editNamed: { id: "address.editNamed", defaultMessage: "编辑 {receiver} 的收货地址" },
  default: { id: "address.default", defaultMessage: "默认" },
  setDefault: { id: "address.setDefault", defaultMessage: "设为默认" },
  copy: { id: "address.copy", defaultMessage: "复制收货信息" },
  receiver: { id: "address.receiver", defaultMessage: "收货人" },
  mobile: { id: "address.mobile", defaultMessage: "手机号" },
});
