import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkControls, isBlank, isKeepable, lengthBetween, normalizeText } from "./text.ts";

const unseen = fc.constantFrom(
  ...[
    " ",
    "　",
    "\t",
    "\n",
    "\u00a0",
    "\u00ad",
    "\u034f",
    "\u061c",
    "\u115f",
    "\u1160",
    "\u17b4",
    "\u180e",
    "\u200b",
  ],
  ...[
    "\u200c",
    "\u200d",
    "\u200e",
    "\u202e",
    "\u2028",
    "\u2060",
    "\u2063",
    "\u2066",
    "\u2800",
    "\u3164",
    "\ufe0f",
  ],
  ...["\ufeff", "\uffa0", "\ufffc", "\u{1d159}", "\u{e0001}", "\u{e0061}", "\u{e0100}", "\u0301", "\u0000"],
);
const turning = fc.constantFrom(
  ...["\u061c", "\u200e", "\u200f", "\u202a", "\u202b", "\u202c", "\u202d", "\u202e"],
  ...["\u2066", "\u2067", "\u2068", "\u2069", "\u0000", "\u0007", "\u001b", "\u007f", "\u0085"],
);
/** Names that people have: rare letters, Arabic, Devanagari, combined accents, chosen variants, emoji put together. */
const names = [
  "王建国",
  "𠮷野家",
  "\ue863建国",
  "葛\u{e0100}飾区",
  "محمد علي",
  "हिन्दी व्यापार",
  "Zoë A\u030angström",
  "می\u200cخواهم",
  "👩\u200d🔧 工具店",
  "🏴\u{e0067}\u{e0062}\u{e007f} Shop",
  "上海（中国）有限公司",
];
const name = fc.constantFrom(...names);
const check = lengthBetween(2, 50);
const reasonOf = (text: string) => check(text)?.reason;

describe("names", () => {
  test.each(names)("takes %s", (text) => {
    expect(check(text)).toBeUndefined();
    expect(normalizeText(` ${text} `)).toBe(text);
  });

  test("of signs that show nothing are blank, however many and mixed", () => {
    fc.assert(
      fc.property(fc.array(unseen, { minLength: 1, maxLength: 60 }), (signs) => {
        const text = signs.join("");
        expect(isBlank(text)).toBe(true);
        expect(reasonOf(text)).toBe("blank");
        expect(normalizeText(text)).toBe("");
      }),
    );
  });

  test("are not made longer by signs that show nothing", () => {
    for (const sign of ["\u200b", "\u2800", "\u3164", "\ufe0f"])
      expect(reasonOf(`王${sign}`)).toBe("tooShort");
    expect(reasonOf("A B")).toBeUndefined();
  });

  test("that turn the reading direction or carry controls are refused wherever these stand", () => {
    fc.assert(
      fc.property(name, turning, fc.nat(), (text, sign, place) => {
        const letters = [...text];
        letters.splice(place % (letters.length + 1), 0, sign);
        expect(reasonOf(letters.join(""))).toBe("controlCharacters");
        expect(checkControls(text)).toBeUndefined();
      }),
    );
  });
});

test("what a database keeps is any text of whole characters without NUL", () => {
  const character = fc.oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }));
  const whole = fc.array(character).map((points) => String.fromCodePoint(...points));
  fc.assert(
    fc.property(whole, (text) => {
      expect(isKeepable(text)).toBe(!text.includes("\0"));
    }),
  );
  for (const text of ["\ud800", "a\udc00", "\udc00\ud800", "a\u0000"]) expect(isKeepable(text)).toBe(false);
});
