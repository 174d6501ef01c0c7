import { describe, expect, it } from "vitest";
import { type RouteRow, routerPath, routeTable } from "../../apps/storefront/src/route-table.ts";
import { type SpecRoute, specRoutes } from "./spec-routes.ts";
import { expectNone, realTree } from "./tree.ts";

/** What an entry of React Router's route table looks like. */
interface Entry {
  path?: string;
  index?: boolean;
  file: string;
  children?: Entry[];
}

const table = "apps/storefront/src/route-table.ts";
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

type Row = Pick<RouteRow, "path" | "layout" | "isPublic">;

/** The table against the specification: every route in one of both places, with its layout and its door. */
function faultsOf(rows: readonly Row[], open: readonly string[], wanted: readonly SpecRoute[]): string[] {
  const faults: string[] = [];
  for (const { path, layout, isPublic = false } of wanted) {
    const row = rows.find((one) => one.path === path);
    if (row && open.includes(path)) faults.push(`${path} is built: remove it from ${openList}.`);
    if (!row && !open.includes(path)) {
      faults.push(
        `${path} stands neither in ${table} nor in ${openList}; \`npm run new -- route\` builds it.`,
      );
    }
    if (row && row.layout !== layout) faults.push(`${path} has the layout ${layout}, not ${row.layout}.`);
    if (row && (row.isPublic ?? false) !== isPublic) {
      faults.push(`${path} ${isPublic ? "opens without a session" : "needs a session"} (isPublic).`);
    }
  }
  const known = wanted.map((route) => route.path);
  const paths = [...rows.map((row) => row.path), ...open];
  for (const path of paths.filter((one) => !known.includes(one))) {
    faults.push(`${path} is no route of the specification (tests/laws/spec-routes.ts).`);
  }
  for (const path of paths.filter((one, index) => paths.indexOf(one) !== index && !open.includes(one))) {
    faults.push(`${path} stands twice in ${table}.`);
  }
  return faults;
}

const modules = import.meta.glob<{ default: Entry[] | Promise<Entry[]> }>(
  "../../apps/storefront/src/routes.ts",
  { eager: true },
);

describe("law 10: the route table equals the specification's list", () => {
  it("holds every route once, built or on the open list, with its layout and its door", () => {
    expect(routeTable.length, `${table} holds no route`).toBeGreaterThan(0);
    const tree = realTree();
    expect(faultsOf(routeTable, tree.has(openList) ? listedIn(tree.read(openList)) : [], specRoutes)).toEqual(
      [],
    );
  });

  it("is what the router serves", async () => {
    const served = pathsOf((await Object.values(modules)[0]?.default) ?? []).filter((path) => !isOwn(path));
    expect(served.sort()).toEqual(routeTable.map((row) => routerPath(row.path)).sort());
  });

  it("has a folder with a route module for every row", () => {
    const tree = realTree();
    const missing = routeTable.filter(
      (row) => !tree.has(`apps/storefront/src/routes/${row.folder}/route.tsx`),
    );
    expectNone(missing.map((row) => `routes/${row.folder}/route.tsx is missing`));
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
    const home: Row = { path: "/", layout: "home" };
    const chat: Row = { path: "/chat", layout: "default" };
    const login: Row = { path: "/login", layout: "empty", isPublic: true };
    const wanted = [home, chat] as SpecRoute[];
    expect(faultsOf([home], ["/chat"], wanted)).toEqual([]);
    expect(faultsOf([home], [], wanted)[0]).toContain("neither");
    expect(faultsOf([home, chat], ["/chat"], wanted)[0]).toContain("remove it");
    expect(faultsOf([home, login], [], [home] as SpecRoute[])[0]).toContain("no route of the specification");
    expect(faultsOf([home, home], [], [home] as SpecRoute[])[0]).toContain("twice");
    expect(faultsOf([{ ...home, layout: "empty" }], [], [home] as SpecRoute[])[0]).toContain("layout");
    expect(faultsOf([{ ...login, isPublic: false }], [], [login] as SpecRoute[])[0]).toContain(
      "without a session",
    );
  });
});
