import { defineMessages } from "../../messages/define-messages.ts";

/** Words of EmojiPicker. */
export const words = defineMessages({
  label: { id: "emojiPicker.label", defaultMessage: "表情" },
  faces: { id: "emojiPicker.faces", defaultMessage: "笑脸" },
  gestures: { id: "emojiPicker.gestures", defaultMessage: "手势" },
  work: { id: "emojiPicker.work", defaultMessage: "工作与货运" },
  signs: { id: "emojiPicker.signs", defaultMessage: "符号" },
});
