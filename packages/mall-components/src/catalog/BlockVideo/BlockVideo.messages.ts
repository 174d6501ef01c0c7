import { defineMessages } from "../../messages/define-messages.ts";

/** Words of BlockVideo. */
export const words = defineMessages({
  play: { id: "blockVideo.play", defaultMessage: "播放视频 {title}" },
});
