import { expect, test } from "vitest";
import { normalPath } from "./normal-path.ts";

test.each([
  "/login",
  "/p/order/detail",
  "/p/address/addrInfo/7?x=%2F..%2F",
  "/p/a-b_c.d~e!f*g'(h)",
  "/%E8%9E%BA%E4%B8%9D",
  "/a%20b",
])("%s is written in the one normal way", (address) => {
  expect(normalPath(address)).toBe(address.split("?")[0]);
});

test.each([
  ["nothing", ""],
  ["no path", "login"],
  ["only a slash", "/"],
  ["an escaped letter", "/%6cogin"],
  ["two slashes", "//login"],
  ["two slashes further on", "/p//shop"],
  ["a slash at the end", "/login/"],
  ["a dot segment", "/./login"],
  ["a way up", "/x/../login"],
  ["an escaped way up", "/x/%2e%2e/login"],
  ["an escaped dot", "/%2E/login"],
  ["a semicolon", "/login;x"],
  ["an escaped slash", "/login%2fx"],
  ["an escaped slash in capitals", "/login%2Fx"],
  ["an escaped backslash", "/login%5C..%5Cx"],
  ["a backslash", "\\login"],
  ["small hex", "/%e8%9e%ba"],
  ["escaped twice is fine, but not what our client sends", "/%256cogin/%2e"],
  ["NUL", "/login%00"],
  ["a line break", "/login%0D%0A"],
  ["half an escape", "/login%"],
  ["bytes that are no text", "/%E0%A4%A"],
  ["a sign that must be escaped", "/登录"],
  ["another host", "http://evil.example/login"],
])("%s is not", (_, address) => {
  expect(normalPath(address)).toBeUndefined();
});
