import { defineMessages } from "../../messages/define-messages.ts";

/** Words of StoreSheet. */
export const words = defineMessages({
  title: { id: "storeSheet.title", defaultMessage: "提交的内容" },
  place: { id: "storeSheet.place", defaultMessage: "地图位置" },
  look: { id: "storeSheet.look", defaultMessage: "查看{picture}" },
});
