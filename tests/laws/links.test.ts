/** Links and file names of the documents lead to what is there. */
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { expectNone, fakeTree, realTree, root, type Tree } from "./tree.ts";

const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```/gm, "");

/** A heading's anchor, as GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replace(/\s/g, "-");

const anchorsIn = (text: string): string[] =>
  [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading));

interface Place {
  /** A file or folder. */
  has(file: string): boolean;
  read(file: string): string;
}

/** Relative links of a page that lead to no file, no folder or no heading. */
function lostLinks(page: string, { has, read }: Place): string[] {
  return [...withoutCode(read(page)).matchAll(/\]\(([^()\s]+)\)/g)].flatMap(([, link = ""]) => {
    if (/^(?:[a-z]+:|\/)/.test(link)) return [];
    const [name, anchor] = link.split("#");
    const target = name ? path.posix.join(path.posix.dirname(page), name) : page;
    if (!has(target)) return [`${page}: ${link} leads to no file.`];
    if (!anchor || !target.endsWith(".md") || anchorsIn(read(target)).includes(anchor)) return [];
    return [`${page}: ${target} has no heading #${anchor}.`];
  });
}

/** Names of files in backticks, with a folder before them, that no file of the repository ends with. */
function lostFiles(page: string, tree: Tree): string[] {
  const named = withoutCode(tree.read(page)).matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|mjs|json|css))`/g);
  return [...named]
    .filter(([, name]) => !tree.paths.some((file) => file === name || file.endsWith(`/${name}`)))
    .map(([, name]) => `${page}: \`${name}\` is not a file (any more).`);
}

const pages = globSync(["docs/**/*.md", "*.md"], { cwd: root }).map((file) => file.split(path.sep).join("/"));
const disk: Place = {
  has: (file) => existsSync(path.join(root, file)),
  read: (file) => readFileSync(path.join(root, file), "utf8"),
};

it("every relative link of a document leads to a file and its heading", () => {
  expect(pages.length).toBeGreaterThan(50);
  expectNone(pages.flatMap((page) => lostLinks(page, disk)));
});

/** Decisions tell what was; guides and topics tell what is. An example's file is there once its command has run. */
it("every file that a topic names is there", () => {
  const tree = realTree();
  expectNone(
    pages
      .filter((page) => page === "docs/house.md" || page.startsWith("docs/topics/"))
      .flatMap((page) => lostFiles(page, tree)),
  );
});

it("a lost file, heading and name are found", () => {
  const tree = fakeTree({
    "docs/a.md":
      "# One idea\n[b](b.md) [c](c.md) [own](#one-idea) [x](b.md#three) [y](https://a.b) `db/a.ts` `db/b.ts`",
    "docs/b.md": "## Two: [c](c.md)\n",
    "apps/server/src/db/a.ts": "",
  });
  expect(lostLinks("docs/a.md", tree)).toEqual([
    "docs/a.md: c.md leads to no file.",
    "docs/a.md: docs/b.md has no heading #three.",
  ]);
  expect(lostFiles("docs/a.md", tree)).toEqual(["docs/a.md: `db/b.ts` is not a file (any more)."]);
});
