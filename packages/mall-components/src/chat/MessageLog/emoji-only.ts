const emoji =
  /^(?:\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier}|\u200d\p{Extended_Pictographic})*){1,3}$/u;

/** Whether a text is one to three emoji and nothing else, which show large. */
export const isEmojiOnly = (text: string): boolean => emoji.test(text.trim());
