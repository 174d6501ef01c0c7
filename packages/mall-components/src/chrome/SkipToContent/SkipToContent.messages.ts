import { defineMessages } from "../../messages/define-messages.ts";

/** Words of SkipToContent. */
export const words = defineMessages({
  skip: { id: "skipToContent.skip", defaultMessage: "跳到主要内容" },
});
