const emoji = /^\p{Extended_Pictographic}/u;
const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** More are words in pictures, and show as words do. */
const most = 3;

/** Whether a text is one to three emoji and nothing else, which show large. */
export function isEmojiOnly(text: string): boolean {
  const wanted = text.trim();
  // The longest emoji are families of people.
  if (wanted === "" || wanted.length > most * 16) return false;
  const signs = [...letters.segment(wanted)].map(({ segment }) => segment);
  return signs.length <= most && signs.every((sign) => emoji.test(sign));
}
