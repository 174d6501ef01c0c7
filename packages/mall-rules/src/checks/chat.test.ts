import { expect, test } from "vitest";
import { chatTextParts } from "./chat.ts";

const hrefs = (text: string) => chatTextParts(text).flatMap(({ href }) => href ?? []);

test("links of web pages are links, whatever is around them, and the parts are the text", () => {
  const text = "看这里：https://mall.example.com/detail/5?skuId=3，或 http://a.example/b)。谢谢";
  expect(hrefs(text)).toEqual(["https://mall.example.com/detail/5?skuId=3", "http://a.example/b"]);
  expect(
    chatTextParts(text)
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
});

test.each([
  "javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "ftp://a.example/b",
  "https://",
  "https://me:secret@a.example/",
  "<a href='javascript:alert(1)'>",
  "http://[",
])("%s is no link", (text) => {
  expect(hrefs(text)).toEqual([]);
  expect(chatTextParts(text)).toEqual([{ text }]);
});

test("a link ends before quotes and angle brackets, so that a text cannot leave its attribute", () => {
  const [href = ""] = hrefs('https://a.example/"onmouseover="alert(1)');
  expect(href).toBe("https://a.example/");
});
