import { defineMessages } from "../../messages/define-messages.ts";

/** Words of MobileProofForm. */
export const words = defineMessages({
  mobile: { id: "mobileProofForm.mobile", defaultMessage: "手机号" },
  mobileHint: { id: "mobileProofForm.mobileHint", defaultMessage: "请输入 11 位手机号" },
  ownMobile: { id: "mobileProofForm.ownMobile", defaultMessage: "验证码将发送至 {mobile}" },
  next: { id: "mobileProofForm.next", defaultMessage: "下一步" },
  checking: { id: "mobileProofForm.checking", defaultMessage: "正在验证" },
  signIn: { id: "mobileProofForm.signIn", defaultMessage: "已有账号？" },
  signInLink: { id: "mobileProofForm.signInLink", defaultMessage: "请登录" },
});
