import { expect, test } from "vitest";
import { brandStyle } from "./brand-style.ts";

const style = (pcAccentColor: string, pcSignalColor = "") =>
  brandStyle("qinghe", { pcAccentColor, pcSignalColor });

test("an accent of the record brings its states, links and soft grounds, in both schemes, and nothing else", () => {
  const [light = "", dark = ""] =
    style("oklch(0.42 0.16 292)")?.split(':root[data-mall-scheme="dark"]') ?? [];
  for (const rule of [light, dark]) {
    expect(rule).toMatch(/--mall-color-accent:#[0-9a-f]{6};/);
    expect(rule).toMatch(/--mall-color-accentSoft:#[0-9a-f]{6}[;}]/);
    expect(rule).not.toContain("--mall-color-page");
    expect(rule).not.toContain("--mall-space");
  }
  expect(/accent:(#\w+)/.exec(light)?.[1]).not.toBe(/accent:(#\w+)/.exec(dark)?.[1]);
});

test("a signal alone leaves the accent as it is", () => {
  expect(style("", "#ffd54f")).toContain("--mall-color-signal:#ffd54f");
  expect(style("", "#ffd54f")).not.toContain("--mall-color-accent:");
});

test("a red accent of the record makes danger another red, in both schemes", () => {
  const schemes = style("#8a1538")?.split(':root[data-mall-scheme="dark"]') ?? [];
  expect(schemes).toHaveLength(2);
  for (const rule of schemes) expect(rule).toMatch(/--mall-color-danger:#[0-9a-f]{6}[;}]/);
});

test("a record without colours, and one whose words are none, leave the brand as it is", () => {
  for (const accent of ["", "blueish", "red}</style><script>", `#6a1b9a${" ".repeat(100)}`])
    expect(style(accent)).toBeUndefined();
});
