import { defineMessages } from "../../messages/define-messages.ts";

/** Words of CartSkeleton. */
export const messages = defineMessages({
  loading: { id: "cartSkeleton.loading", defaultMessage: "加载中" },
});
