import { defineMessages } from "react-intl";

/** Words of CheckoutSkeleton. */
export const messages = defineMessages({
  loading: { id: "checkoutSkeleton.loading", defaultMessage: "加载中" },
});
