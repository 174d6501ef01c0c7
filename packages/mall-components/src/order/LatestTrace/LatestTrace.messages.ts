import { defineMessages } from "../../messages/define-messages.ts";

/** Words of LatestTrace. */
export const words = defineMessages({
  line: { id: "latestTrace.line", defaultMessage: "{courier}：{text}" },
});
