import { expect, test } from "vitest";
import { deviceOf, maskedAddress } from "./device.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36`;

test.each([
  [windows, "Chrome · Windows"],
  [`${windows} Edg/140.0.0.0`, "Edge · Windows"],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15",
    "Safari · macOS",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.60",
    "WeChat · iPhone",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox · Linux"],
  [
    `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${webkit} Chrome/140.0 Mobile Safari/537.36`,
    "Chrome · Android",
  ],
  ["curl/8.14.1", ""],
])("%s is %s", (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

test.each([
  ["203.0.113.9", "203.0.*.*"],
  ["::ffff:203.0.113.9", "203.0.*.*"],
  ["2001:db8:85a3::7334", "2001:db8:*"],
  ["", ""],
])("the address %s is shown as %s", (address, shown) => {
  expect(maskedAddress(address)).toBe(shown);
});
