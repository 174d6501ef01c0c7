import { defineMessages } from "../../messages/define-messages.ts";

/** Words of AgreementPopup; the agreement itself is in `agreement-zh.ts` and `agreement-en.ts`. */
export const words = defineMessages({
  title: { id: "agreementPopup.title", defaultMessage: "企业会员账号使用与管理协议" },
  agree: { id: "agreementPopup.agree", defaultMessage: "我已阅读并同意" },
});
