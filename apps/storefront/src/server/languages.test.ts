import { expect, test } from "vitest";
import { languageOf, languagesOf, otherLanguage } from "./languages.ts";

test("Chinese is forced where nothing is set", () => {
  for (const setting of [undefined, "", "klingon"]) expect(languagesOf(setting)).toEqual(["zh_CN"]);
  expect(languageOf("en", languagesOf(undefined))).toBe("zh_CN");
});

test("a shop that offers English lets the cookie choose", () => {
  const both = languagesOf("zh_CN, en");
  expect(languageOf("en", both)).toBe("en");
  expect(languageOf(undefined, both)).toBe("zh_CN");
  expect(languageOf("fr", both)).toBe("zh_CN");
  expect(languageOf(undefined, languagesOf("en"))).toBe("en");
});

test("a page offers the language it is not in, and none where the shop has one", () => {
  const both = languagesOf("zh_CN,en");
  expect(otherLanguage("zh_CN", both)).toBe("en");
  expect(otherLanguage("en", both)).toBe("zh_CN");
  expect(otherLanguage("zh_CN", languagesOf(undefined))).toBeNull();
});
