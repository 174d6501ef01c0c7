import { defineMessages } from "../../messages/define-messages.ts";

/** Words of CheckoutSkeleton. */
export const messages = defineMessages({
  loading: { id: "checkoutSkeleton.loading", defaultMessage: "加载中" },
});
