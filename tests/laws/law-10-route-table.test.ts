import { describe, expect, it } from "vitest";
import { specRoutes } from "./spec-routes.ts";
import { realTree } from "./tree.ts";

/** What an entry of React Router's route table looks like. */
interface Entry {
  path?: string;
  index?: boolean;
  file: string;
  children?: Entry[];
}

const table = "apps/storefront/src/routes.ts";
const openList = "docs/routes-to-build.md";

/** The full paths of a route table: layouts vanish, children are joined to their parents. */
function pathsOf(entries: readonly Entry[], parent = ""): string[] {
  return entries.flatMap((entry) => {
    const full = entry.path?.startsWith("/") ? entry.path : [parent, entry.path].filter(Boolean).join("/");
    const own = entry.children && entry.children.length > 0 ? pathsOf(entry.children, full) : [];
    const isPage = entry.index || (entry.path !== undefined && !entry.children?.some((child) => child.index));
    return isPage && !entry.children?.length ? [`/${full.replace(/^\//, "")}`] : own;
  });
}

/** Rows of the open list: `- \`/coupons\` …`. */
const listedIn = (text: string): string[] =>
  [...text.matchAll(/^[-*]\s+`(\/[^`]*)`/gm)].map((match) => match[1] ?? "");

/** A route that is the house's own and no page of the mall: the not-found page, and answers without a page. */
const isOwn = (path: string) => path === "/*" || path.startsWith("/-/");

function faultsOf(built: readonly string[], open: readonly string[], wanted: readonly string[]): string[] {
  const faults: string[] = [];
  for (const path of wanted) {
    if (built.includes(path) && open.includes(path))
      faults.push(`${path} is built: remove it from ${openList}.`);
    if (!built.includes(path) && !open.includes(path)) {
      faults.push(
        `${path} stands neither in ${table} nor in ${openList}; \`npm run new -- route\` builds it.`,
      );
    }
  }
  for (const path of [...built, ...open]) {
    if (!wanted.includes(path) && !isOwn(path))
      faults.push(`${path} is no route of the specification (tests/laws/spec-routes.ts).`);
  }
  for (const path of built.filter((one, index) => built.indexOf(one) !== index))
    faults.push(`${path} stands twice in ${table}.`);
  return faults;
}

const modules = import.meta.glob<{ default: Entry[] | Promise<Entry[]> }>(
  "../../apps/storefront/src/routes.ts",
  { eager: true },
);

describe("law 10: the route table equals the specification's list", () => {
  const wanted = specRoutes.map((route) => route.path);

  it("holds every route once, built or on the open list", async () => {
    const routes = Object.values(modules)[0];
    const built = pathsOf((await routes?.default) ?? []);
    expect(built.length, `${table} holds no route`).toBeGreaterThan(0);
    const tree = realTree();
    expect(faultsOf(built, tree.has(openList) ? listedIn(tree.read(openList)) : [], wanted)).toEqual([]);
  });

  it("reads nested tables", () => {
    const entries: Entry[] = [
      {
        file: "layout.tsx",
        children: [
          { index: true, file: "home.tsx" },
          { path: "detail/:prodId?", file: "d.tsx" },
        ],
      },
      { path: "user-center", file: "menu.tsx", children: [{ path: "uc-order", file: "o.tsx" }] },
      { path: "*", file: "not-found.tsx" },
    ];
    expect(pathsOf(entries)).toEqual(["/", "/detail/:prodId?", "/user-center/uc-order", "/*"]);
    expect(listedIn("# x\n- `/coupons` coupon centre\n* `/chat`\n")).toEqual(["/coupons", "/chat"]);
  });

  it("bites", () => {
    expect(faultsOf(["/", "/*", "/-/logout"], ["/chat"], ["/", "/chat"])).toEqual([]);
    expect(faultsOf(["/"], [], ["/", "/chat"])[0]).toContain("neither");
    expect(faultsOf(["/", "/chat"], ["/chat"], ["/", "/chat"])[0]).toContain("remove it");
    expect(faultsOf(["/", "/extra"], [], ["/"])[0]).toContain("no route of the specification");
    expect(faultsOf(["/", "/"], [], ["/"])[0]).toContain("twice");
  });
});
