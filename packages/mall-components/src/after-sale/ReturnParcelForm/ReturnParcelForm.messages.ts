import { defineMessages } from "../../messages/define-messages.ts";

/** Words of ReturnParcelForm. */
export const words = defineMessages({
  chooseCourier: { id: "returnParcelForm.chooseCourier", defaultMessage: "请选择物流公司" },
  waybillHint: { id: "returnParcelForm.waybillHint", defaultMessage: "快递面单上的字母和数字" },
  mobile: { id: "returnParcelForm.mobile", defaultMessage: "联系手机" },
});
