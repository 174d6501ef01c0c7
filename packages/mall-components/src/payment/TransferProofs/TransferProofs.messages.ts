import { defineMessages } from "../../messages/define-messages.ts";

/** Words of TransferProofs. */
export const words = defineMessages({
  label: { id: "transferProofs.label", defaultMessage: "转账凭证" },
  hint: { id: "transferProofs.hint", defaultMessage: "银行回单或转账成功页面的图片，便于核对到账。" },
});
