import { afterEach, expect, test, vi } from "vitest";
import { basesAt, otherBases, ownBases } from "../isomorphic/bases.ts";
import { calledOrigins, phoneHref, readSites } from "./sites.ts";

const env = {
  PRODUCTION_HOST: "mall.example.com",
  PRODUCTION_IM_BASE: "https://im.example.com/v1/",
  PRODUCTION_SOCKET_BASE: "wss://ws.example.com/im/socket",
  TEST_H5_BASE: "https://m-test.example.com",
};

test("each site has its own bases, and a page may call those of its own", () => {
  const sites = readSites(env);
  const production = basesAt("https://www.mall.example.com/chat", sites);
  expect(production).toMatchObject({ im: "https://im.example.com/v1", h5: "" });
  expect(calledOrigins(production)).toEqual(["https://im.example.com", "wss://ws.example.com"]);
  const test = basesAt("http://localhost:3000/", sites);
  expect(calledOrigins(test)).toEqual([]);
  expect(JSON.parse(otherBases(test) ?? "")).toEqual({ h5: "https://m-test.example.com" });
});

afterEach(() => vi.unstubAllEnvs());

test("what is shared leads to the mobile site where there is one, else to the own origin", () => {
  const request = new Request("http://localhost:3000/pay-result?orderNumbers=1");
  expect(phoneHref(request, "/detail/5?teamId=2")).toBe("http://localhost:3000/detail/5?teamId=2");
  vi.stubEnv("TEST_H5_BASE", env.TEST_H5_BASE);
  expect(phoneHref(request, "/detail/5?teamId=2")).toBe("https://m-test.example.com/detail/5?teamId=2");
});

test("without settings everything is this server's own", () => {
  expect(basesAt("https://anywhere.example/", readSites({}))).toEqual(ownBases);
  expect(otherBases(ownBases)).toBeUndefined();
});

test.each(["javascript:alert(1)", "//evil.example", "im.example.com"])("%s is no base", (base) => {
  expect(() => readSites({ TEST_IM_BASE: base })).toThrow("TEST_IM_BASE");
});
