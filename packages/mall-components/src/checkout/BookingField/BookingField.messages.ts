import { defineMessages } from "../../messages/define-messages.ts";

/** Words of BookingField. */
export const words = defineMessages({
  poNumber: { id: "bookingField.poNumber", defaultMessage: "选填，企业内部采购单号" },
  costCentre: { id: "bookingField.costCentre", defaultMessage: "选填，由哪个部门承担" },
  project: { id: "bookingField.project", defaultMessage: "选填，用于哪个项目" },
  required: { id: "bookingField.required", defaultMessage: "必填，企业要求每张订单填写" },
});
