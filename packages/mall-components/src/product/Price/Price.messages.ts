import { defineMessages } from "../../messages/define-messages.ts";

/** Words of Price. */
export const words = defineMessages({
  from: { id: "price.from", defaultMessage: "起" },
  points: { id: "price.points", defaultMessage: "积分" },
  original: { id: "price.original", defaultMessage: "原价" },
});
