import fs from "node:fs";
import { expect, test } from "@playwright/test";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { root } from "../../tools/parts/paths.mjs";
import { packed, published } from "../../tools/parts/published-entry-points.mjs";
import { archive, done } from "./archives.ts";

for (const name of packed) {
  test(`@tradehall/${name} is what a registry wants`, async () => {
    // Types of some 650 entries are looked up one by one.
    test.slow();
    const files = async (packer: "npm" | "pnpm") =>
      (await done("tar", ["-tf", archive(packer, name)], root)).trim().split("\n").sort();
    const inside = await files("npm");
    expect(inside).toEqual(await files("pnpm"));
    for (const file of ["package.json", "README.md", "LICENSE"]) expect(inside).toContain(`package/${file}`);
    const { messages, pkg } = await publint({
      // A copy: the memory of a small file is shared with others.
      pack: { tarball: new Uint8Array(fs.readFileSync(archive("npm", name))).buffer },
      strict: true,
    });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
    // Sources are in templates alone, which no one imports.
    if (!published.includes(name)) return;
    expect(inside.filter((file) => /\.(tsx|test\.js|stories\.js)$|(?<!\.d)\.ts$/.test(file))).toEqual([]);
    const sheets = inside.filter((file) => file.endsWith(".css")).map((file) => file.replace("package/", ""));
    // The words of components are hundreds of modules of one form, by one program: one of them is looked at.
    const words = Object.keys(pkg.exports ?? {}).filter(
      (entry) => /\/[A-Z]\w*\/en$/.test(entry) && entry !== "./product/Price/en",
    );
    const left = [...sheets, ...words.map((entry) => entry.replace("./", ""))];
    const excluded = left.length > 0 ? ["--exclude-entrypoints", ...left] : [];
    await done("attw", [archive("npm", name), "--profile", "esm-only", ...excluded], root);
  });
}
