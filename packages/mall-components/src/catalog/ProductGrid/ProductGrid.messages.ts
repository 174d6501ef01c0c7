import { defineMessages } from "react-intl";

/** Words of ProductGrid. */
export const words = defineMessages({
  loading: { id: "productGrid.loading", defaultMessage: "加载中" },
});
