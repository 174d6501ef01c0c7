import { defineMessages } from "../../messages/define-messages.ts";

/** Words of AddressForm. */
export const messages = defineMessages({
  add: { id: "addressForm.add", defaultMessage: "新增收货地址" },
  edit: { id: "addressForm.edit", defaultMessage: "编辑收货地址" },
  receiver: { id: "addressForm.receiver", defaultMessage: "收货人" },
  mobile: { id: "addressForm.mobile", defaultMessage: "手机号" },
  mobileHint: { id: "addressForm.mobileHint", defaultMessage: "11 位手机号" },
  detail: { id: "addressForm.detail", defaultMessage: "详细地址" },
  detailHint: { id: "addressForm.detailHint", defaultMessage: "街道、楼栋、门牌号等" },
  isDefault: { id: "addressForm.isDefault", defaultMessage: "设为默认" },
  save: { id: "addressForm.save", defaultMessage: "保存" },
  saving: { id: "addressForm.saving", defaultMessage: "正在保存" },
  cancel: { id: "addressForm.cancel", defaultMessage: "取消" },
});
