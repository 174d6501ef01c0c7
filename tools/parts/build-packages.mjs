import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { buildModules } from "./build-modules.mjs";
import { buildTypes, wordTypes } from "./build-types.mjs";
import { documentedComponents, packageManual } from "./component-manual.mjs";
import { writeStyles } from "./component-styles.mjs";
import { writeWords } from "./component-words.mjs";
import { at } from "./paths.mjs";
import { builtName, entryPointsOf, manifestOf, published, starter } from "./published-entry-points.mjs";

const outOf = (name) => at(`packages/${name}/dist`);
const readRoot = () => JSON.parse(fs.readFileSync(at("package.json"), "utf8"));

/** A workspace's exact versions as what an adopter may have: what differs in the last two numbers will do. */
function ranges(dependencies = {}) {
  const rangeOf = (name, version) =>
    version.startsWith("workspace:") ? `^${manifestOf(name.split("/")[1]).version}` : `^${version}`;
  return Object.fromEntries(
    Object.entries(dependencies).map(([name, version]) => [name, rangeOf(name, version)]),
  );
}

const typed = (file) => ({ types: `./${file}.d.ts`, default: `./${file}.js` });

function builtExports(name) {
  const entryPoints = entryPointsOf(name).map(({ entryPoint, file }) => [
    entryPoint,
    typed(builtName(`/${file}`)),
  ]);
  const sheets = sheetsOf(name).map((file) => [`./${file}`, `./${file}`]);
  const beside = [...(stylesOf.get(name) ?? []), ...(wordsOf.get(name) ?? [])].map(({ entryPoint, file }) => [
    entryPoint,
    typed(file.replaceAll("\\", "/").replace(/\.js$/, "")),
  ]);
  return Object.fromEntries([...sheets, ...entryPoints, ...beside, ["./package.json", "./package.json"]]);
}

/** The entries `…/styles` of each built package. */
const stylesOf = new Map();

/** The entries `…/en` of each built package: the words of one component, and of all in it. */
const wordsOf = new Map();

/** The stylesheets of a built package, by their paths in it. */
const sheetsOf = (name) =>
  fs
    .readdirSync(outOf(name), { recursive: true })
    .map((file) => String(file).replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".css"));

/** What each manifest begins with. */
function manifestHead(name) {
  const { name: fullName, version, description, license } = manifestOf(name);
  const { repository } = readRoot();
  return {
    name: fullName,
    version,
    description,
    license,
    ...(repository ? { repository: { ...repository, directory: `packages/${name}` } } : {}),
    type: "module",
  };
}

/** What npm and pnpm publish of a package: its manifest as a registry wants it. */
function builtManifest(name) {
  const { peerDependencies, peerDependenciesMeta, dependencies } = manifestOf(name);
  return {
    ...manifestHead(name),
    sideEffects: sheetsOf(name).length > 0 ? ["*.css", "**/styles.js"] : false,
    engines: { node: ">=20" },
    files: ["**/*.js", "**/*.d.ts", "**/*.css", "COMPONENTS*.md", "THIRD-PARTY-NOTICES.md"],
    exports: builtExports(name),
    dependencies: ranges(dependencies),
    ...(peerDependencies ? { peerDependencies } : {}),
    ...(peerDependenciesMeta ? { peerDependenciesMeta } : {}),
  };
}

/** A stylesheet for each brand of ours, from the data that is behind the same door. */
async function writeBrands() {
  const load = (file) => import(pathToFileURL(path.join(outOf("ui"), file)).href);
  const { brandCss } = await load("tokens/brand.js");
  const brands = entryPointsOf("ui").filter(({ entryPoint }) => entryPoint.startsWith("./themes/"));
  for (const { entryPoint, file } of brands) {
    const name = path.basename(entryPoint);
    const schemes = (await load(`${builtName(`/${file}`)}.js`))[name];
    fs.writeFileSync(
      path.join(outOf("ui"), `themes/${name}.css`),
      brandCss(name, schemes, { isDefault: true }),
    );
  }
}

/** What a registry gets of a package beside its modules. */
function writeManifest(name, built) {
  fs.writeFileSync(path.join(outOf(name), "package.json"), `${JSON.stringify(built, null, 2)}\n`);
  fs.copyFileSync(at("LICENSE"), path.join(outOf(name), "LICENSE"));
  fs.copyFileSync(at(`packages/${name}/README.md`), path.join(outOf(name), "README.md"));
}

function writeManual(name, components) {
  for (const [file, text] of Object.entries(packageManual(components, name)))
    fs.writeFileSync(path.join(outOf(name), file), text);
}

/** The program that starts a shop and its templates, which need no building. */
function copyStarter() {
  const { engines, bin } = manifestOf(starter);
  const files = [...Object.values(bin), "templates"];
  fs.rmSync(outOf(starter), { recursive: true, force: true });
  for (const file of files)
    fs.cpSync(at(`packages/${starter}/${file}`), path.join(outOf(starter), file), { recursive: true });
  writeManifest(starter, { ...manifestHead(starter), engines, bin, files });
}

// Builds what other shops install, each package into its `dist`: a folder that npm and pnpm pack as it is.
for (const name of published) await buildModules(name, outOf(name));
const builtPackages = published.map((name) => ({
  name,
  out: outOf(name),
  entries: entryPointsOf(name).map(({ entryPoint, file }) => ({
    entryPoint,
    file: path.join(outOf(name), `${builtName(`/${file}`)}.js`),
  })),
}));
for (const one of builtPackages) stylesOf.set(one.name, writeStyles(one, builtPackages));
// Chinese is in the components themselves.
for (const one of builtPackages) {
  const file = at(`packages/${one.name}/src/messages/en.gen.json`);
  if (!fs.existsSync(file)) continue;
  const english = JSON.parse(fs.readFileSync(file, "utf8"));
  wordsOf.set(one.name, await writeWords(one, builtPackages, "en", english));
}
await buildTypes(published, outOf);
for (const [name, entries] of wordsOf)
  for (const { file } of entries)
    fs.writeFileSync(path.join(outOf(name), file.replace(/\.js$/, ".d.ts")), wordTypes);
await writeBrands();
const components = await documentedComponents();
for (const name of published) {
  writeManifest(name, builtManifest(name));
  writeManual(name, components);
}
copyStarter();
