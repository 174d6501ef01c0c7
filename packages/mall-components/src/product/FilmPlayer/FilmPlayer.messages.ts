import { defineMessages } from "../../messages/define-messages.ts";

/** Words of FilmPlayer. */
export const words = defineMessages({
  play: { id: "filmPlayer.play", defaultMessage: "播放视频 {name}" },
  playOne: { id: "filmPlayer.playOne", defaultMessage: "播放视频" },
  lost: { id: "filmPlayer.lost", defaultMessage: "视频没能播放，请检查网络后重试" },
});
