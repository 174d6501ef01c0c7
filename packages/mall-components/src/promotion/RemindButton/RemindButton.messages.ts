import { defineMessages } from "../../messages/define-messages.ts";

/** Words of RemindButton. */
export const words = defineMessages({
  remind: { id: "remindButton.remind", defaultMessage: "提醒我" },
  isSet: { id: "remindButton.isSet", defaultMessage: "取消提醒" },
  remindOf: { id: "remindButton.remindOf", defaultMessage: "提醒我：{name}" },
  isSetOf: { id: "remindButton.isSetOf", defaultMessage: "取消提醒：{name}" },
});
