import { describe, expect, it } from "vitest";
import { expectNone, fakeTree, isGenerated, isProof, realTree, type Tree } from "./tree.ts";

interface Budget {
  what: string;
  lines: number;
  fits(file: string): boolean;
}

/** The first that fits counts. */
const budgets: readonly Budget[] = [
  { what: "a style sheet", lines: 150, fits: (file) => file.endsWith(".css.ts") },
  { what: "a page", lines: 120, fits: (file) => /^apps\/storefront\/src\/.*\/[A-Z]\w*Page\.tsx$/.test(file) },
  { what: "a component", lines: 150, fits: (file) => /\/[A-Z]\w*\.tsx$/.test(file) && !isProof(file) },
  {
    what: "an endpoint",
    lines: 40,
    fits: (file) => /^packages\/api-client\/src\/endpoints\/[^/]+\//.test(file) && !isProof(file),
  },
  { what: "a file", lines: 300, fits: () => true },
];

const isCode = (file: string) =>
  /\.(tsx?|mjs|css)$/.test(file) && !isGenerated(file) && !file.includes("/db/seed/");

const linesOf = (text: string) => text.replace(/\n$/, "").split("\n").length;

function tooLong(tree: Tree): string[] {
  return tree.paths.filter(isCode).flatMap((file) => {
    const budget = budgets.find((one) => one.fits(file));
    const lines = linesOf(tree.read(file));
    return budget && lines > budget.lines
      ? [`${file}: ${lines} lines; ${budget.what} has at most ${budget.lines}: split it by what it does.`]
      : [];
  });
}

const vague = /^(?:utils?|helpers?|common|misc|shared|stuff)$/i;
const dated = /(?:^|[-.])(?:new|old|v?2|copy|final|tmp)$/i;
/** Words that tools or the specification's routes give. */
const given = new Set(["new.mjs", "list-copy", "login-old", "terms-page-new", "new"]);

/** Kebab-case, or a capital for a React component; no name that says nothing. */
function wrongNames(tree: Tree): string[] {
  const roomsWithNames = /^(?:packages|apps|tests|tools)\//;
  return tree.paths
    .filter((file) => roomsWithNames.test(file) && isCode(file))
    .flatMap((file) =>
      file.split("/").flatMap((part) => {
        const stem = part.replace(/\..*$/, "");
        if (vague.test(stem)) return [`${file}: “${stem}” says nothing; name the room by what is in it.`];
        if (dated.test(stem) && !given.has(stem) && !given.has(part))
          return [`${file}: “${stem}” tells a history; name it by what it does.`];
        const isFine =
          /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(stem) || /^[A-Z][A-Za-z0-9]*$/.test(stem) || part.startsWith(".");
        return isFine ? [] : [`${file}: “${stem}” is neither kebab-case nor a component's CamelCase.`];
      }),
    );
}

describe("law 12: files stay small and are named by what they do", () => {
  const tree = realTree();

  it("finds files", () => {
    expect(tree.paths.filter(isCode).length).toBeGreaterThan(100);
  });

  it("has no file past its budget", () => {
    expectNone(tooLong(tree));
  });

  it("has no vague, dated or misspelt name", () => {
    expectNone(wrongNames(tree));
  });

  it.each([
    ["packages/ui/src/components/A/A.tsx", 151],
    ["packages/ui/src/components/A/A.css.ts", 151],
    ["apps/storefront/src/routes/list/ListPage.tsx", 121],
    ["packages/api-client/src/endpoints/shop/get-shop.ts", 41],
    ["apps/server/src/app.ts", 301],
  ])("bites on %s with %i lines", (file, lines) => {
    expect(tooLong(fakeTree({ [file]: "x\n".repeat(lines) }))).toHaveLength(1);
    expect(tooLong(fakeTree({ [file]: "x\n".repeat(lines - 1) }))).toEqual([]);
  });

  it("leaves generated files and seed data alone, and bites on names", () => {
    const long = "x\n".repeat(900);
    expect(
      tooLong(fakeTree({ "apps/server/src/db/seed/data/goods.ts": long, "packages/a/src/a.gen.ts": long })),
    ).toEqual([]);
    for (const name of ["utils.ts", "helpers/a.ts", "cart-2.ts", "fooBar.ts", "price-old.ts"]) {
      expect(wrongNames(fakeTree({ [`apps/server/src/${name}`]: "" })), name).toHaveLength(1);
    }
  });
});
