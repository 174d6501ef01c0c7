import { defineMessages } from "../../messages/define-messages.ts";

/** Words of Countdown. */
export const words = defineMessages({
  over: { id: "countdown.over", defaultMessage: "活动已结束" },
  days: { id: "countdown.days", defaultMessage: "{days}天" },
  spoken: { id: "countdown.spoken", defaultMessage: "{label}{days}天{hours}小时{minutes}分" },
});
