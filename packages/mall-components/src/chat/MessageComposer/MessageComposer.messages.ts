import { chatWords } from "../../messages/chat.messages.ts";
import { defineMessages } from "../../messages/define-messages.ts";
import { words as emojiWords } from "../EmojiPicker/EmojiPicker.messages.ts";

/** Words of MessageComposer. */
export const words = {
  ...defineMessages({
    label: { id: "messageComposer.label", defaultMessage: "输入消息" },
    picture: { id: "messageComposer.picture", defaultMessage: "发送图片" },
    keys: { id: "messageComposer.keys", defaultMessage: "Enter 发送，Shift + Enter 换行" },
    left: { id: "messageComposer.left", defaultMessage: "还可输入 {count, number} 字" },
    over: { id: "messageComposer.over", defaultMessage: "超出 {count, number} 字，请删减或分条发送" },
    drop: { id: "messageComposer.drop", defaultMessage: "松开即可发送图片" },
    onlyPictures: { id: "messageComposer.onlyPictures", defaultMessage: "这里只能发送图片" },
    tooMany: { id: "messageComposer.tooMany", defaultMessage: "一次最多发送 {max, number} 张图片" },
  }),
  emoji: emojiWords.label,
  send: chatWords.send,
  product: chatWords.sendProduct,
  order: chatWords.sendOrder,
};
