import { defineMessages } from "react-intl";

/** Words of CartSkeleton. */
export const messages = defineMessages({
  loading: { id: "cartSkeleton.loading", defaultMessage: "加载中" },
});
