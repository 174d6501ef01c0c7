import { defineMessages } from "../../messages/define-messages.ts";

/** Words of PointsNeed. */
export const words = defineMessages({
  needed: { id: "pointsNeed.needed", defaultMessage: "本次需要" },
  rest: { id: "pointsNeed.rest", defaultMessage: "兑换后剩余" },
});
