import { defineMessages } from "../../messages/define-messages.ts";

/** Words of ProductGrid. */
export const words = defineMessages({
  loading: { id: "productGrid.loading", defaultMessage: "加载中" },
});
