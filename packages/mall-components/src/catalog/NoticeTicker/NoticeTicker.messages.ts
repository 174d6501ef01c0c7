import { defineMessages } from "../../messages/define-messages.ts";

/** Words of NoticeTicker. */
export const words = defineMessages({
  label: { id: "noticeTicker.label", defaultMessage: "商城公告" },
  pause: { id: "noticeTicker.pause", defaultMessage: "暂停滚动" },
  play: { id: "noticeTicker.play", defaultMessage: "继续滚动" },
});
