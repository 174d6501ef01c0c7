import { describe, expect, test } from "vitest";
import { cleanStyle, isAllowedLink, isAllowedNumber, isAllowedPicture, isAllowedVideo } from "./allowed.ts";
import { readRichTextHosts } from "./hosts.ts";

describe("styles of rich text", () => {
  test("keeps colour, alignment and size", () => {
    expect(cleanStyle("color: #F00; TEXT-ALIGN:center;font-size:14px")).toBe(
      "color:#f00;text-align:center;font-size:14px",
    );
  });

  test.each([
    "position:fixed;top:0",
    "z-index:9999",
    "background:url(https://evil.example/x.png)",
    "background-color:url(x)",
    "width:expression(alert(1))",
    "margin:-9999px",
    "margin-left:-1px",
    "width:1200px",
    "width:150%",
    "font-size:400px",
    "color:r\\65 d",
    "color:red/**/;x",
    "behavior:url(#x)",
    "transform:scale(99)",
    "display:none",
    "color:var(--x)",
    "color",
    ":red",
    "__proto__:red",
  ])("drops %s", (style) => {
    expect(cleanStyle(style).replace("color:red", "")).toBe("");
  });
});

describe("links and pictures of rich text", () => {
  test.each([
    "/detail/7?x=1",
    "/",
    "https://example.com",
    "https://a.example:8443/x?y#z",
    "tel:400-800-1234",
  ])("keeps the link %s", (url) => expect(isAllowedLink(url)).toBe(true));
  test.each([
    "javascript:alert(1)",
    " javascript:alert(1)",
    "java\tscript:alert(1)",
    "data:text/html,x",
    "//evil.example",
    "/\\evil.example",
    "https:/\\evil.example",
    "https://user@evil.example",
    "http://plain.example",
    "vbscript:x",
    "#top",
    `mailto:${"@".repeat(1_900)}\\`,
    `https://example.com/${"a".repeat(2_000)}`,
  ])("drops the link %s", (url) => expect(isAllowedLink(url)).toBe(false));

  test("takes pictures of the mall and of hosts that are named", () => {
    expect(isAllowedPicture("/pictures/p/wrench-02-800.webp")).toBe(true);
    expect(isAllowedPicture("/uploads/2026/a.png")).toBe(true);
    expect(isAllowedPicture("https://img.example/a.png")).toBe(false);
    expect(isAllowedPicture("https://img.example/a.png", ["img.example"])).toBe(true);
  });
  test.each([
    "/api/search/deleteHistory?keyword=a",
    "/pictures/../p/shop",
    "//evil.example/a.png",
    "data:image/svg+xml,<svg>",
    "x",
    "/pictures/a.png?track=1",
  ])("drops the picture %s", (url) => expect(isAllowedPicture(url)).toBe(false));

  test("takes videos only where hosts of videos are named, the mall's own too", () => {
    expect(isAllowedVideo("/uploads/2026/a.mp4")).toBe(false);
    expect(isAllowedVideo("/uploads/2026/a.mp4", ["vod.example"])).toBe(true);
    expect(isAllowedVideo("https://vod.example/a.mp4", ["vod.example"])).toBe(true);
    expect(isAllowedVideo("https://vod.example.evil/a.mp4", ["vod.example"])).toBe(false);
    expect(isAllowedVideo("https://vod.example@evil.example/a.mp4", ["vod.example"])).toBe(false);
  });

  test("reads the named hosts, and says which name is none", () => {
    const env = {
      RICH_TEXT_PICTURE_HOSTS: " img.example.com,IMG.example.com , cdn.example",
      RICH_TEXT_VIDEO_HOSTS: "",
    };
    expect(readRichTextHosts(env)).toEqual({ pictures: ["img.example.com", "cdn.example"], videos: [] });
    for (const wrong of [
      "https://a.example",
      "a.example/x",
      "*.example",
      "a b.example",
      "'self'",
      "localhost:3000",
    ])
      expect(() => readRichTextHosts({ RICH_TEXT_VIDEO_HOSTS: wrong })).toThrow(
        "RICH_TEXT_VIDEO_HOSTS names",
      );
  });

  test("keeps sizes that fit", () => {
    expect(isAllowedNumber("width", "800")).toBe(true);
    expect(isAllowedNumber("width", "99999")).toBe(false);
    expect(isAllowedNumber("width", "100%")).toBe(false);
    expect(isAllowedNumber("colspan", "0")).toBe(false);
  });
});
