import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import { routeRows, routerPath } from "../apps/storefront/src/route-rows.ts";
import { at } from "./parts/paths.mjs";
import { fail, main } from "./parts/say.mjs";

const client = at("apps/storefront/build/client");

/** The route manifest that the build writes for the browser. */
function readManifest() {
  const folder = path.join(client, "assets");
  const name = fs.existsSync(folder)
    ? fs.readdirSync(folder).find((file) => /^manifest-.*\.js$/.test(file))
    : undefined;
  if (!name) fail("There is no built storefront to weigh: run npm test -- --only build, or npm start once.");
  const text = fs.readFileSync(path.join(folder, name), "utf8");
  const json = text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1);
  return { ...JSON.parse(json), file: `/assets/${name}` };
}

const sizes = new Map();

/** Bytes of one built file after brotli at its best, as the host sends it. */
function transferSize(url) {
  if (!sizes.has(url)) {
    const bytes = fs.readFileSync(path.join(client, ...url.replace(/^\//, "").split("/")));
    sizes.set(url, zlib.brotliCompressSync(bytes).length);
  }
  return sizes.get(url);
}

/** The manifest marks the styles of lazily loaded modules with a fragment; the file is the same. */
const fileOf = (address) => address.replace(/[?#].*$/, "");
const sum = (addresses) =>
  [...new Set([...addresses].map(fileOf))].reduce((total, url) => total + transferSize(url), 0);

/** A route with the layouts around it, outermost first. */
function chainOf(routes, route) {
  const parent = route.parentId ? routes[route.parentId] : undefined;
  return parent ? [...chainOf(routes, parent), route] : [route];
}

const pathOf = (chain) =>
  `/${chain
    .map((route) => (route.path ?? "").replace(/^\/|\/$/g, ""))
    .filter(Boolean)
    .join("/")}`;

/** Scripts that a browser loads for a page: the entry, the manifest, and the modules of the route's chain. */
function scriptsOf(manifest, chain) {
  const scripts = new Set([manifest.file, manifest.entry.module, ...manifest.entry.imports]);
  for (const route of chain) for (const url of [route.module, ...(route.imports ?? [])]) scripts.add(url);
  return scripts;
}

/** A page fails above its budget by more than this; the table says what it weighs. */
const tolerance = 1.15;

/** Rules outside every layer beat all layers, an adopter's too; faces, frames and properties have none. */
function looseRules() {
  const folder = path.join(client, "assets");
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith(".css"))
    .flatMap((name) => {
      const text = fs.readFileSync(path.join(folder, name), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
      let depth = 0;
      let head = "";
      const loose = [];
      for (const character of text) {
        if (character === "{") {
          if (depth === 0 && !/^@(layer|font-face|keyframes|-webkit-keyframes|property)\b/.test(head.trim()))
            loose.push(head.trim());
          depth += 1;
        } else if (character === "}") {
          depth -= 1;
          head = "";
        } else if (depth === 0) head = character === ";" ? "" : head + character;
      }
      return loose.map((selector) => `${name}: “${selector.slice(0, 60)}” stands in no layer.`);
    });
}

const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;

/** Prints the table; `--json FILE` writes the counts for the gate. */
main(async () => {
  const manifest = readManifest();
  const chains = new Map(
    Object.values(manifest.routes)
      .filter((route) => route.module)
      .map((route) => {
        const chain = chainOf(manifest.routes, route);
        return [pathOf(chain), chain];
      })
      .sort(([, one], [, other]) => one.length - other.length),
  );
  let passed = 0;
  let failed = 0;
  const count = (isFine) => {
    if (isFine) passed += 1;
    else failed += 1;
    return isFine ? "" : "  OVER";
  };
  console.log(
    `${"script, brotli".padEnd(26)}${"files".padStart(8)}${"weighs".padStart(12)}${"budget".padStart(12)}`,
  );
  for (const { path: spelled, scriptKb } of routeRows) {
    const route = routerPath(spelled);
    const chain = chains.get(route);
    if (!chain) {
      count(false);
      console.log(`${route.padEnd(26)}  is not built`);
      continue;
    }
    const scripts = scriptsOf(manifest, chain);
    const bytes = sum(scripts);
    const mark = count(bytes <= scriptKb * 1024 * tolerance);
    console.log(
      `${route.padEnd(26)}${String(scripts.size).padStart(8)}${kilobytes(bytes).padStart(12)}${`${scriptKb} KB`.padStart(12)}${mark}`,
    );
  }
  const loose = looseRules();
  count(loose.length === 0);
  for (const line of loose.slice(0, 20)) console.log(line);
  const index = process.argv.indexOf("--json");
  if (index !== -1) {
    fs.mkdirSync(path.dirname(process.argv[index + 1]), { recursive: true });
    fs.writeFileSync(process.argv[index + 1], JSON.stringify({ passed, failed }));
  }
  process.exitCode = failed === 0 ? 0 : 1;
});
