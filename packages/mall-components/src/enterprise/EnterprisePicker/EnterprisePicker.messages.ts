import { defineMessages } from "../../messages/define-messages.ts";

/** Words of EnterprisePicker. */
export const words = defineMessages({
  title: { id: "enterprisePicker.title", defaultMessage: "请选择您的企业" },
  current: { id: "enterprisePicker.current", defaultMessage: "当前企业" },
  switching: { id: "enterprisePicker.switching", defaultMessage: "正在切换" },
});
