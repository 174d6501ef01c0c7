import { defineMessages } from "../../messages/define-messages.ts";

/** Words of RegionDialog. */
export const words = defineMessages({
  title: { id: "regionDialog.title", defaultMessage: "选择配送地区" },
  own: { id: "regionDialog.own", defaultMessage: "我的收货地址" },
});
