import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { at } from "./paths.mjs";
import { lastLines, run } from "./run.mjs";

const packages = ["ui", "mall-components", "mall-rules", "api-client"];
const manifestOf = (folder) => JSON.parse(fs.readFileSync(at(`${folder}/package.json`), "utf8"));

/** What an adopter of a React and Vite shop has anyway. */
const outside = [
  "react",
  "react-dom",
  "react-intl",
  "vite",
  "typescript",
  "@vitejs/plugin-react",
  "@vanilla-extract/css",
  "@vanilla-extract/recipes",
  "@vanilla-extract/vite-plugin",
  "@types/react",
  "@types/react-dom",
  "@types/node",
];

/** Packs every package as it would be published; resolves with name → file. */
async function pack(folder) {
  const files = {};
  for (const name of packages) {
    const { code, output } = await run("pnpm", ["pack", "--pack-destination", folder], {
      cwd: at(`packages/${name}`),
    });
    const file = fs
      .readdirSync(folder)
      .find((one) => one.startsWith(`tradehall-${name}-`) && one.endsWith(".tgz"));
    if (code !== 0 || !file) throw new Error(`@tradehall/${name} could not be packed:\n${lastLines(output)}`);
    files[`@tradehall/${name}`] = `file:${path.join(folder, file)}`;
  }
  return files;
}

/** Writes the adopter's manifest: our packages from their archives, everything else as the workspace has it. */
function writeManifest(folder, archives) {
  // Styles are compiled in the adopter's own build, so their compiler's run time is the adopter's too.
  const known = { ...manifestOf(".").devDependencies, ...manifestOf("packages/ui").dependencies };
  const others = Object.fromEntries(outside.map((name) => [name, known[name]]));
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8"));
  fs.writeFileSync(
    path.join(folder, "package.json"),
    JSON.stringify({ ...manifest, dependencies: { ...others, ...archives } }),
  );
  const overrides = Object.entries(archives).map(([name, file]) => `  "${name}": "${file}"`);
  const workspace = ["overrides:", ...overrides, "allowBuilds:", "  esbuild: true", "minimumReleaseAge: 0"];
  fs.writeFileSync(path.join(folder, "pnpm-workspace.yaml"), `${workspace.join("\n")}\n`);
}

/** What an adopter does first: install, check types, build for the browser, render on the server. */
export async function consumer() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "tradehall-adopter-"));
  const result = { passed: 0, failed: 0, output: "" };
  const judge = (title, isFine, words = "") => {
    if (isFine) result.passed += 1;
    else {
      result.failed += 1;
      result.output += `✗ ${title}\n${lastLines(words, 30)}\n`;
    }
    return isFine;
  };
  const tool = (name, args) =>
    run(path.join(folder, "node_modules", ".bin", name), args, { cwd: folder, env: { CI: "true" } });
  try {
    fs.cpSync(at("tests/consumer/adopter"), folder, { recursive: true });
    const archives = path.join(folder, "archives");
    fs.mkdirSync(archives);
    writeManifest(folder, await pack(archives));
    const installed = await run("pnpm", ["install", "--prefer-offline", "--no-frozen-lockfile"], {
      cwd: folder,
      env: { CI: "true" },
    });
    if (!judge("an adopter installs the packages", installed.code === 0, installed.output)) return result;
    const typed = await tool("tsc", ["--pretty", "false"]);
    judge("their types hold in an adopter's project", typed.code === 0, typed.output);
    const built = await tool("vite", ["build"]);
    judge("an adopter's Vite builds them", built.code === 0, built.output);
    const assets = path.join(folder, "dist", "assets");
    const sheets = fs.existsSync(assets)
      ? fs.readdirSync(assets).filter((file) => file.endsWith(".css"))
      : [];
    const style = sheets.map((file) => fs.readFileSync(path.join(assets, file), "utf8")).join("\n");
    judge(
      "the style sheet holds the layers and the brand",
      /@layer mall\./.test(style) && style.includes("qinghe"),
      style.slice(0, 400),
    );
    const rendered = await tool("vite", ["build", "--ssr", "src/render.tsx", "--outDir", "server"]);
    const shown = await run("node", ["server/render.js"], { cwd: folder });
    judge(
      "they lead to an adopter's own pages",
      shown.output.includes('href="/store/catalogue"'),
      shown.output,
    );
    judge(
      "they render on an adopter's server",
      shown.code === 0 && /1,234/.test(shown.output.replace(/<[^>]*>/g, "")),
      rendered.output + shown.output,
    );
    return result;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
