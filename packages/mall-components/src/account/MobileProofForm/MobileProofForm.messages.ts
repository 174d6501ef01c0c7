import { defineMessages } from "../../messages/define-messages.ts";

/** Words of MobileProofForm. */
export const words = defineMessages({
  ownMobile: { id: "mobileProofForm.ownMobile", defaultMessage: "验证码将发送至 {mobile}" },
  newMobile: { id: "mobileProofForm.newMobile", defaultMessage: "新手机号" },
  change: { id: "mobileProofForm.change", defaultMessage: "确认更换" },
  close: { id: "mobileProofForm.close", defaultMessage: "确认注销" },
  next: { id: "mobileProofForm.next", defaultMessage: "下一步" },
  checking: { id: "mobileProofForm.checking", defaultMessage: "正在验证" },
});
