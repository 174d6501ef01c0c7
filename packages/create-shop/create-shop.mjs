#!/usr/bin/env node
import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";

const frameworks = ["vite", "next"];
const usage = `npm create @tradehall/shop FOLDER -- [--framework ${frameworks.join("|")}] [--packages FOLDER_OF_ARCHIVES]`;
const templates = path.join(import.meta.dirname, "templates");
const { version } = JSON.parse(fs.readFileSync(path.join(import.meta.dirname, "package.json"), "utf8"));

function stop(sentence) {
  console.error(`${sentence}\n\n  ${usage}`);
  process.exit(1);
}

function readCommand() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { framework: { type: "string", default: "vite" }, packages: { type: "string" } },
    });
  } catch (error) {
    return stop(error.message);
  }
}

/** The archive of one of our packages in the folder that `npm run packages -- --pack` has filled. */
function archiveOf(name, folder) {
  const archive = path.resolve(folder, `${name.slice(1).replace("/", "-")}-${version}.tgz`);
  if (!fs.existsSync(archive)) stop(`There is no ${archive}.`);
  return `file:${archive}`;
}

const isOurs = (name) => name.startsWith("@tradehall/");

/** The manifest with the shop's own name, and our packages in this version or out of the folder. */
function manifestFor(folder, archives) {
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8"));
  const ours = Object.keys(manifest.dependencies).filter(isOurs);
  const versions = Object.fromEntries(
    ours.map((name) => [name, archives ? archiveOf(name, archives) : `^${version}`]),
  );
  return {
    ...manifest,
    name: path
      .basename(folder)
      .toLowerCase()
      .replace(/[^a-z0-9._-]+/g, "-"),
    dependencies: { ...manifest.dependencies, ...versions },
  };
}

const { values, positionals } = readCommand();
const [target, ...others] = positionals;
if (!target || others.length > 0) stop("Name the folder of the new shop, and nothing else.");
if (!frameworks.includes(values.framework)) stop(`There is no template for ${values.framework}.`);
const folder = path.resolve(target);
if (fs.existsSync(folder) && fs.readdirSync(folder).length > 0) stop(`${folder} is not empty.`);

for (const template of ["base", values.framework])
  fs.cpSync(path.join(templates, template), folder, { recursive: true });
// A file of this name would not be packed.
fs.renameSync(path.join(folder, "gitignore"), path.join(folder, ".gitignore"));
const manifest = manifestFor(folder, values.packages);
fs.writeFileSync(path.join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);

process.stdout.write(`The shop is in ${folder}. To open it:

  cd ${target}
  npm install
  npm run dev

It asks http://localhost:3001 for its goods; MALL_API in .env names another address. README.md says the rest.
`);
