import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import { routeRows, routerPath } from "../apps/storefront/src/route-rows.ts";
import { at } from "./parts/paths.mjs";
import { main, trouble } from "./parts/say.mjs";

const client = at("apps/storefront/build/client");

/** The route manifest that the build writes for the browser. */
function readManifest() {
  const folder = path.join(client, "assets");
  const name = fs.existsSync(folder)
    ? fs.readdirSync(folder).find((file) => /^manifest-.*\.js$/.test(file))
    : undefined;
  if (!name)
    trouble("There is no built storefront to weigh: run npm test -- --only build, or npm start once.");
  const text = fs.readFileSync(path.join(folder, name), "utf8");
  const json = text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1);
  return { ...JSON.parse(json), file: `/assets/${name}` };
}

const sizes = new Map();

/** Bytes of one built file after brotli at its best, as the host sends it. */
function weigh(url) {
  if (!sizes.has(url)) {
    const bytes = fs.readFileSync(path.join(client, ...url.replace(/^\//, "").split("/")));
    sizes.set(url, zlib.brotliCompressSync(bytes).length);
  }
  return sizes.get(url);
}

/** The manifest marks the styles of lazily loaded modules with a fragment; the file is the same. */
const fileOf = (address) => address.replace(/[?#].*$/, "");
const sum = (addresses) =>
  [...new Set([...addresses].map(fileOf))].reduce((total, url) => total + weigh(url), 0);

/** Named by the storefront's vite.config.ts. */
const isBrand = (url) => url.startsWith("/assets/brand-");

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

/** What the browser loads before a page is alive: the entry, the manifest, and the modules of the route's chain. */
function firstView(manifest, chain) {
  const scripts = new Set([manifest.file, manifest.entry.module, ...manifest.entry.imports]);
  const styles = new Set(manifest.entry.css ?? []);
  for (const route of chain) {
    scripts.add(route.module);
    for (const key of [
      "clientActionModule",
      "clientLoaderModule",
      "clientMiddlewareModule",
      "hydrateFallbackModule",
    ]) {
      if (route[key]) scripts.add(route[key]);
    }
    for (const url of route.imports ?? []) scripts.add(url);
    for (const url of route.css ?? []) styles.add(url);
  }
  // A shop's pages name one brand's tokens, here the largest.
  const [, ...others] = [...styles].filter(isBrand).sort((one, other) => weigh(other) - weigh(one));
  return { script: sum(scripts), style: sum(styles) - sum(others) };
}

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

/** Parts that come late: each is asked for once more when it was lost, and what asks for it names its style. */
function latePartsTrouble() {
  const folder = path.join(client, "assets");
  const names = fs.readdirSync(folder);
  const scripts = names
    .filter((name) => name.endsWith(".js"))
    .map((name) => [name, fs.readFileSync(path.join(folder, name), "utf8")]);
  const lateImport = /\bimport\([`"']\.\/([^`"'?]+)[`"']\)(\.catch\(\(\)=>import\()?/g;
  const parts = scripts.flatMap(([name, text]) =>
    [...text.matchAll(lateImport)].map((found) => [name, ...found]),
  );
  if (parts.length === 0) return ["No part comes late, or none is found any more."];
  const classesOf = (style) =>
    [...fs.readFileSync(path.join(folder, style), "utf8").matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(
      ([, name]) => name,
    );
  const styles = names.filter((name) => name.endsWith(".css"));
  const isNamed = (style) => scripts.some(([, text]) => text.includes(style));
  const known = new Set(styles.filter(isNamed).flatMap(classesOf));
  const lost = new Set(styles.flatMap(classesOf).filter((name) => !known.has(name)));
  const usesLost = ([, text]) => text.match(/[a-zA-Z_][\w-]*/g)?.some((word) => lost.has(word));
  return [
    ...parts
      .filter(([, , , again]) => !again)
      .map(([name, , file]) => `${name}: ${file} is not asked for again when it was lost.`),
    ...scripts.filter(usesLost).map(([name]) => `${name}: nothing names a style that it uses.`),
  ];
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
  console.log(`${"first view, brotli".padEnd(26)}${"script".padStart(12)}${"style".padStart(12)}`);
  for (const { path: spelled, budget } of routeRows) {
    const route = routerPath(spelled);
    const chain = chains.get(route);
    if (!chain) {
      count(false);
      console.log(`${route.padEnd(26)}  is not built`);
      continue;
    }
    const { script, style } = firstView(manifest, chain);
    const marks = count(script <= budget.scriptBytes) + count(style <= budget.styleBytes);
    console.log(
      `${route.padEnd(26)}${kilobytes(script).padStart(12)}${kilobytes(style).padStart(12)}${marks}`,
    );
  }
  for (const wrong of [looseRules(), latePartsTrouble()]) {
    count(wrong.length === 0);
    for (const line of wrong.slice(0, 20)) console.log(line);
  }
  const index = process.argv.indexOf("--json");
  if (index !== -1) {
    fs.mkdirSync(path.dirname(process.argv[index + 1]), { recursive: true });
    fs.writeFileSync(process.argv[index + 1], JSON.stringify({ passed, failed }));
  }
  process.exitCode = failed === 0 ? 0 : 1;
});
