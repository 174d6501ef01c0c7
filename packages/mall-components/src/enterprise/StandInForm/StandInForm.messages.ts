import { defineMessages } from "../../messages/define-messages.ts";

/** Words of StandInForm. */
export const words = defineMessages({
  title: { id: "standInForm.title", defaultMessage: "外出代理" },
  hint: { id: "standInForm.hint", defaultMessage: "外出期间，由您指定的成员代您审批订单，您仍可审批" },
  who: { id: "standInForm.who", defaultMessage: "代理人" },
  choose: { id: "standInForm.choose", defaultMessage: "请选择成员" },
  until: { id: "standInForm.until", defaultMessage: "截止日期" },
  submit: { id: "standInForm.submit", defaultMessage: "设置代理" },
  isSet: { id: "standInForm.isSet", defaultMessage: "{name} 代您审批至 {day}" },
  end: { id: "standInForm.end", defaultMessage: "结束代理" },
});
