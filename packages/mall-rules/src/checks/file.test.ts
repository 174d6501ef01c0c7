import { expect, test } from "vitest";
import { isFileName } from "./file.ts";

test.each([
  ["", true],
  ["blob", true],
  ["微信图片_20261122 (1).jpg", true],
  ["IMG.0001.JPEG", true],
  ["../../evil.jpg", false],
  ["C:\\temp\\a.jpg", false],
  ["/etc/passwd", false],
  [".htaccess", false],
  ["<script>alert(1)</script>.jpg", false],
  ["a.php", false],
  ["a.php.jpg", false],
  ["a.svg", false],
  ["photo\u202egpj.exe", false],
  ["a\u0000.jpg", false],
  ["x".repeat(256), false],
])("%s", (name, isFine) => {
  expect(isFileName(name)).toBe(isFine);
});
