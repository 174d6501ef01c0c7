import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The files a law looks at: workspace paths with slashes, and their text. */
export interface Tree {
  readonly paths: readonly string[];
  has(file: string): boolean;
  read(file: string): string;
}

export const root = path.resolve(import.meta.dirname, "..", "..");

const skipped = new Set([
  "node_modules",
  "build",
  "dist",
  ".react-router",
  "storybook-static",
  ".git",
  ".data",
  // Files of other shops, which are built and opened by the consumer tests.
  "templates",
]);
const rooms = ["packages", "apps", "tests", "tools", ".storybook", "docs"];

function walk(relative: string, found: string[]): void {
  const folder = path.join(root, relative);
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (skipped.has(entry.name)) continue;
    const child = `${relative}/${entry.name}`;
    if (entry.isDirectory()) walk(child, found);
    else if (entry.isFile()) found.push(child);
  }
}

/** The tree as it lies on the disk. */
export function realTree(): Tree {
  const paths: string[] = [];
  for (const room of rooms) walk(room, paths);
  const known = new Set(paths);
  return {
    paths: paths.sort(),
    has: (file) => known.has(file),
    read: (file) => readFileSync(path.join(root, file), "utf8"),
  };
}

/** A made-up tree, for showing that a law bites. */
export function fakeTree(files: Record<string, string>): Tree {
  return {
    paths: Object.keys(files).sort(),
    has: (file) => file in files,
    read: (file) => files[file] ?? "",
  };
}

/** Whether a file is written by a tool. */
export const isGenerated = (file: string): boolean => file.includes(".gen.") || file.includes("/migrations/");

/** Whether a file is a test, a story or a journey. */
export const isProof = (file: string): boolean => /\.(test|stories|docs|spec)\.tsx?$/.test(file);

const roomsOfComponents = /^packages\/(?:ui\/src\/components|mall-components\/src\/[a-z-]+)\/[^/]+\//;

/** Every folder that should hold one public component. */
export function componentFolders(tree: Tree): string[] {
  const folders = tree.paths.map((file) => roomsOfComponents.exec(file)?.[0].slice(0, -1));
  return [...new Set(folders.filter((folder) => folder !== undefined))];
}

/** Every endpoint file of the contract. */
export function endpointFiles(tree: Tree): string[] {
  return tree.paths.filter(
    (file) => /^packages\/api-client\/src\/endpoints\/.+\/[^/]+\.ts$/.test(file) && !isProof(file),
  );
}

/** Fails with the faults themselves, one a line, since each names the file and the right door. */
export function expectNone(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(faults.join("\n"));
}
