import { defineMessages, type NoMessageValues } from "react-intl";

/** What the words of Countdown are filled with. */
type Values = {
  over: NoMessageValues;
  days: { days: string | number };
  spoken: { label: string | number; days: string | number; hours: string | number; minutes: string | number };
};

/** Words of Countdown. */
export const words = defineMessages<Values>({
  over: { id: "countdown.over", defaultMessage: "活动已结束" },
  days: { id: "countdown.days", defaultMessage: "{days}天" },
  spoken: { id: "countdown.spoken", defaultMessage: "{label}{days}天{hours}小时{minutes}分" },
});
