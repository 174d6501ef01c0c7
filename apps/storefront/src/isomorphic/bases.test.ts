import { expect, test } from "vitest";
import { basesAt, ownBases, phoneAddress, type Sites, socketAddress } from "./bases.ts";

const sites: Sites = {
  productionHost: "mall.example.com",
  production: {
    im: "https://im.example.com",
    socket: "wss://im.example.com/im/socket",
    h5: "https://m.example.com/",
  },
  test: { im: "https://im-test.example.com" },
};

test.each([
  ["https://mall.example.com/chat", "https://im.example.com"],
  ["https://www.mall.example.com/", "https://im.example.com"],
  ["https://test.example.com/", "https://im-test.example.com"],
  ["http://localhost:3000/", "https://im-test.example.com"],
])("%s calls %s for conversations", (address, im) => {
  expect(basesAt(address, sites).im).toBe(im);
});

test("what is not named is this server's own, and everything is where no production host is", () => {
  expect(basesAt("https://mall.example.com/", sites).api).toBe("/api");
  expect(
    basesAt("https://anywhere.example/", { productionHost: "", production: { api: "x" }, test: {} }),
  ).toEqual(ownBases);
});

test("the socket is at the page's own origin, encrypted as the page is, or where it is told", () => {
  expect(socketAddress(ownBases, "http://localhost:3000/chat?shopId=1")).toBe(
    "ws://localhost:3000/im/socket",
  );
  expect(socketAddress(ownBases, "https://a.example/chat")).toBe("wss://a.example/im/socket");
  const { socket } = basesAt("https://mall.example.com/", sites);
  expect(socketAddress({ socket }, "https://mall.example.com/")).toBe("wss://im.example.com/im/socket");
});

test("links for phones lead to the mobile site where there is one", () => {
  const page = "https://mall.example.com/detail/5?skuId=3";
  expect(phoneAddress(basesAt(page, sites), "/detail/5", page)).toBe("https://m.example.com/detail/5");
  expect(phoneAddress(ownBases, "/detail/5", page)).toBe("https://mall.example.com/detail/5");
});
