import { execFileSync } from "node:child_process";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { compareLanguages } from "../../tools/parts/languages.mjs";
import { root } from "./tree.ts";

describe("law 11: zh_CN and en have the same message ids", () => {
  it("agrees over every message of mall-components", () => {
    const said = execFileSync(process.execPath, [path.join(root, "tools/messages.mjs"), "--check"], {
      encoding: "utf8",
    });
    expect(Number.parseInt(said, 10)).toBeGreaterThan(0);
  });

  it("bites on a missing, a surplus and an empty text", () => {
    expect(compareLanguages({ "a.b": "一" }, { "a.b": "one" })).toEqual([]);
    expect(compareLanguages({ "a.b": "一" }, {})[0]).toContain("has no English");
    expect(compareLanguages({}, { "a.b": "one" })[0]).toContain("only");
    expect(compareLanguages({ "a.b": "" }, { "a.b": "" })).toHaveLength(2);
  });
});
