import { addressWords } from "../../messages/address.messages.ts";
import { defineMessages } from "../../messages/define-messages.ts";

/** Words of AddressCard. */
export const messages = {
  ...defineMessages({
    label: { id: "addressCard.label", defaultMessage: "{receiver} 的收货地址" },
    setDefaultNamed: { id: "addressCard.setDefaultNamed", defaultMessage: "设为默认：{receiver} 的收货地址" },
    deleteNamed: { id: "addressCard.deleteNamed", defaultMessage: "删除 {receiver} 的收货地址" },
  }),
  editNamed: addressWords.editNamed,
};
