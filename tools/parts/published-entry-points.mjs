import fs from "node:fs";
import path from "node:path";
import { at } from "./paths.mjs";
import { filesUnder } from "./stamp.mjs";

/** The packages that other shops install, each after those it is on. */
export const published = ["mall-rules", "api-client", "ui", "mall-components", "mall-adapters"];

/** The package that starts another shop: a program and templates, published as they are. */
export const starter = "create-shop";

/** Every package that a registry gets. */
export const packed = [...published, starter];

export const manifestOf = (name) => JSON.parse(fs.readFileSync(at(`packages/${name}/package.json`), "utf8"));

/** Where a source is in the built package, without its ending: styles must not look like sources of styles again. */
export const builtName = (source) =>
  source
    .replace(/^.*\/src\//, "")
    .replace(/\.(tsx?|json)$/, "")
    .replace(/\.css$/, ".styles")
    .replace(/\.gen$/, "");

/** A brand's stylesheet is apart, so what is behind its door is its data alone. */
const builtEntryPoint = (name, target) =>
  name === "ui" && target.startsWith("./src/themes/") ? "./src/themes/*/*.ts" : target;

const escaped = (text) => text.replace(/[.+?^${}()|[\]\\]/g, "\\$&");

/** The sources behind a target of an exports map, and what its star represents in each; the same at every star. */
function sourcesBehind(name, target) {
  const [head, ...rest] = target.slice(2).split("*").map(escaped);
  const middle = rest.map((part, index) => `${index === 0 ? "(.+)" : "\\1"}${part}`).join("");
  const pattern = new RegExp(`^${head}${middle}$`);
  return filesUnder(`packages/${name}/src`)
    .map((file) => path.relative(at(`packages/${name}`), file).replaceAll("\\", "/"))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => {
      const found = pattern.exec(file);
      return found ? [{ file, star: found[1] ?? "" }] : [];
    });
}

/** Every door of a package by its full name, and the source behind it: what is opened by a star, no tool can list. */
export const entryPointsOf = (name) =>
  Object.entries(manifestOf(name).exports).flatMap(([entryPoint, target]) =>
    sourcesBehind(name, builtEntryPoint(name, target)).map(({ file, star }) => ({
      entryPoint: entryPoint.replace("*", star),
      file,
    })),
  );
