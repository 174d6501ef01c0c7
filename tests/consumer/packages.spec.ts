import { expect, test } from "@playwright/test";
import { root } from "../../tools/parts/paths.mjs";
import { published } from "../../tools/parts/published-entry-points.mjs";
import { archive, done } from "./archives.ts";

for (const name of published) {
  test(`@tradehall/${name} is what a registry wants`, async () => {
    const files = async (packer: "npm" | "pnpm") =>
      (await done("tar", ["-tf", archive(packer, name)], root)).trim().split("\n").sort();
    const packed = await files("npm");
    expect(packed).toEqual(await files("pnpm"));
    for (const file of ["package.json", "README.md", "LICENSE"]) expect(packed).toContain(`package/${file}`);
    expect(packed.filter((file) => /\.(tsx|test\.js|stories\.js)$|(?<!\.d)\.ts$/.test(file))).toEqual([]);
    await done("publint", ["run", archive("npm", name), "--strict"], root);
    const sheets = packed.filter((file) => file.endsWith(".css")).map((file) => file.replace("package/", ""));
    const excluded = sheets.length > 0 ? ["--exclude-entrypoints", ...sheets] : [];
    await done("attw", [archive("npm", name), "--profile", "esm-only", ...excluded], root);
  });
}
