import { expect, test } from "vitest";
import { putTokens } from "./put-tokens.ts";

const put = (css: string, tokens = "--mall-space-m:12px;--mall-gap:calc(var(--mall-space-m) * 2)") =>
  putTokens(
    new Map([
      ["/assets/shell-1.css", css],
      ["/assets/brand-mine-1.css", `:root{${tokens}}`],
      ["/assets/brand-other-1.css", ":root{--mall-space-m:20px}"],
    ]),
    "mine",
  ).get("/assets/shell-1.css");

test("a token's value stands in its place, one that is made of others too", () => {
  expect(put("a{margin:var(--mall-space-m)}b{padding:calc(var(--mall-gap)*-1)}")).toBe(
    "a{margin:12px}b{padding:calc(calc(12px * 2)*-1)}",
  );
});

test("what a component sets, what the brand sets twice, and what has another value to fall back on stay", () => {
  for (const css of [
    "a{--mall-space-m:4px;margin:var(--mall-space-m)}",
    "a{margin:var(--mall-space-m,0)}",
    "a{margin:var(--mall-unknown)}",
    "a{margin:var(--own)}",
  ])
    expect(put(css)).toBe(css);
  const twice = "--mall-space-m:12px}@media print{:root{--mall-space-m:0";
  expect(put("a{margin:var(--mall-space-m)}", twice)).toBe("a{margin:var(--mall-space-m)}");
});

test("the brands' own stylesheets stay as they are", () => {
  const brand = ":root{--mall-a:1px;--mall-b:var(--mall-a)}";
  const sheets = new Map([["/assets/brand-mine-1.css", brand]]);
  expect(putTokens(sheets, "mine")).toEqual(sheets);
});
