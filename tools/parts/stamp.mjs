import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { at, root } from "./paths.mjs";

const skipped = new Set([
  "node_modules",
  "build",
  "dist",
  ".react-router",
  "storybook-static",
  "coverage",
  ".cache",
]);

/** All files under a workspace path (or the path itself when it is a file), sorted, without what tools make. */
export function filesUnder(relative) {
  const start = at(relative);
  if (!fs.existsSync(start)) return [];
  if (fs.statSync(start).isFile()) return [start];
  const found = [];
  const visit = (folder) => {
    for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
      if (skipped.has(entry.name)) continue;
      const full = path.join(folder, entry.name);
      if (entry.isDirectory()) visit(full);
      else if (entry.isFile()) found.push(full);
    }
  };
  visit(start);
  return found.sort();
}

/** One hash over the contents of files and folders; generated files do not count. */
export function hashOf(relatives) {
  const hash = createHash("sha256");
  for (const relative of relatives) {
    for (const file of filesUnder(relative)) {
      if (/\.gen\.|\.(test|stories|spec)\.tsx?$/.test(file)) continue;
      hash.update(path.relative(root, file)).update("\0").update(fs.readFileSync(file)).update("\0");
    }
  }
  return hash.digest("hex");
}

/** Whether a stamp file still holds this hash. */
export function isFresh(stampFile, hash) {
  try {
    return fs.readFileSync(stampFile, "utf8") === hash;
  } catch {
    return false;
  }
}

/** Remembers that the work for this hash is done. */
export function writeStamp(stampFile, hash) {
  fs.mkdirSync(path.dirname(stampFile), { recursive: true });
  fs.writeFileSync(stampFile, hash);
}
