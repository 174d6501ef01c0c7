import { defineMessages } from "../../messages/define-messages.ts";

/** Words of ClosingBand. */
export const words = defineMessages({
  title: { id: "closingBand.title", defaultMessage: "您的账号将于 {time} 注销" },
  text: { id: "closingBand.text", defaultMessage: "到期后资料将被清除且无法恢复，在此之前可随时撤回。" },
  keep: { id: "closingBand.keep", defaultMessage: "撤回注销" },
});
