import { defineMessages } from "../../messages/define-messages.ts";

/** Words of PickupCode. */
export const messages = defineMessages({
  title: { id: "pickupCode.title", defaultMessage: "自提信息" },
  code: { id: "pickupCode.code", defaultMessage: "自提码" },
  copy: { id: "pickupCode.copy", defaultMessage: "复制自提码 {code}" },
  hint: { id: "pickupCode.hint", defaultMessage: "到店时向店员出示，请勿提前告知他人" },
  later: { id: "pickupCode.later", defaultMessage: "付款后显示自提码" },
  used: { id: "pickupCode.used", defaultMessage: "已提货" },
  station: { id: "pickupCode.station", defaultMessage: "自提点" },
  tel: { id: "pickupCode.tel", defaultMessage: "自提点电话" },
  address: { id: "pickupCode.address", defaultMessage: "自提点地址" },
});
