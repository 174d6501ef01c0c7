import { defineMessages } from "../../messages/define-messages.ts";

/** Words of DetailTabs. */
export const words = defineMessages({
  label: { id: "detailTabs.label", defaultMessage: "商品信息" },
});
