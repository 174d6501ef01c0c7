import { expect, test } from "vitest";
import { decodeText } from "./decode-text.ts";

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

test.each([
  ["UTF-8", [...new TextEncoder().encode("货号,数量\nA,1")]],
  ["UTF-8 with its mark", [0xef, 0xbb, 0xbf, ...new TextEncoder().encode("货号,数量\nA,1")]],
  ["GBK", [0xbb, 0xf5, 0xba, 0xc5, 0x2c, 0xca, 0xfd, 0xc1, 0xbf, ...ascii("\nA,1")]],
  [
    "UTF-16",
    [0xff, 0xfe, 0x27, 0x8d, 0xf7, 0x53, 0x2c, 0, 0x70, 0x65, 0xcf, 0x91, 0x0a, 0, 0x41, 0, 0x2c, 0, 0x31, 0],
  ],
])("reads %s", (_, bytes) => {
  expect(decodeText(Uint8Array.from(bytes))).toBe("货号,数量\nA,1");
});
