import { describe, expect, it } from "vitest";
import { type FullRow, routeRows, routerPath } from "../../apps/storefront/src/route-rows.ts";
import { nameOfPath } from "../../tools/generators/words.mjs";
import { ownRoutes, type SpecRoute, specRoutes } from "./spec-routes.ts";
import { expectNone, realTree } from "./tree.ts";

/** What an entry of React Router's route table looks like. */
interface Entry {
  path?: string;
  index?: boolean;
  file: string;
  children?: Entry[];
}

const room = "apps/storefront/src/";
const table = `${room}route-table.ts`;

/** The full paths of a route table: layouts vanish, children are joined to their parents. */
function pathsOf(entries: readonly Entry[], parent = ""): string[] {
  return entries.flatMap((entry) => {
    const full = entry.path?.startsWith("/") ? entry.path : [parent, entry.path].filter(Boolean).join("/");
    const own = entry.children && entry.children.length > 0 ? pathsOf(entry.children, full) : [];
    const isPage = entry.index || (entry.path !== undefined && !entry.children?.some((child) => child.index));
    return isPage && !entry.children?.length ? [`/${full.replace(/^\//, "")}`] : own;
  });
}

/** A route that is the house's own and no page of the mall: the not-found page, and answers without a page. */
const isOwn = (path: string) => path === "/*" || path.startsWith("/-/");

type Row = Pick<FullRow, "name" | "path" | "layout" | "isPublic" | "pageId">;

/** The table against the specification: every route once, with its layout and who may open it. */
function faultsOf(rows: readonly Row[], wanted: readonly SpecRoute[]): string[] {
  const faults: string[] = [];
  for (const { path, layout, isPublic = false } of wanted) {
    const row = rows.find((one) => one.path === path);
    if (!row) faults.push(`${path} is not in ${table}; \`npm run new -- route\` builds it.`);
    if (row && row.layout !== layout) faults.push(`${path} has the layout ${layout}, not ${row.layout}.`);
    if (row && row.isPublic !== isPublic) {
      faults.push(`${path} ${isPublic ? "opens without a session" : "needs a session"} (isPublic).`);
    }
    if (row && path.startsWith("/user-center/") && row.pageId === undefined)
      faults.push(`${path} needs a pageId, 12 if the specification says no other (Spec §9).`);
    if (row && row.name !== nameOfPath(path)) faults.push(`${path} is named ${nameOfPath(path)}.`);
  }
  const known = wanted.map((route) => route.path);
  const paths = rows.map((row) => row.path);
  for (const path of paths.filter((one) => !known.includes(one))) {
    faults.push(`${path} is no route of the specification (tests/laws/spec-routes.ts).`);
  }
  for (const path of paths.filter((one, index) => paths.indexOf(one) !== index)) {
    faults.push(`${path} stands twice in ${table}.`);
  }
  return faults;
}

const modules = import.meta.glob<{ default: Entry[] | Promise<Entry[]> }>(
  "../../apps/storefront/src/routes.ts",
  { eager: true },
);

describe("law 10: the route table equals the specification's list", () => {
  it("holds every route once, with its layout and who may open it", () => {
    expect(routeRows.length, `${table} holds no route`).toBeGreaterThan(0);
    expect(faultsOf(routeRows, [...specRoutes, ...ownRoutes])).toEqual([]);
  });

  it("is what the router serves", async () => {
    const served = pathsOf((await Object.values(modules)[0]?.default) ?? []).filter((path) => !isOwn(path));
    expect(served.sort()).toEqual(routeRows.map((row) => routerPath(row.path)).sort());
  });

  it("has a folder with a route module for every row", () => {
    const tree = realTree();
    const missing = routeRows.filter((row) => !tree.has(`${room}routes/${row.folder}/route.tsx`));
    expectNone(missing.map((row) => `routes/${row.folder}/route.tsx is missing`));
  });

  it("names each page once: by its row, or with a `meta` of its own", () => {
    const tree = realTree();
    const faults = routeRows.flatMap(({ name, folder, title }) => {
      const hasMeta = /\bexport (?:const meta\b|\{[^}]*\bmeta\b)/.test(
        tree.read(`${room}routes/${folder}/route.tsx`),
      );
      return hasMeta === (title === undefined)
        ? []
        : [`${name} needs a title in ${table} or a meta, not both.`];
    });
    expectNone(faults);
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
  });

  it("bites", () => {
    const home: Row = { name: "home", path: "/", layout: "home", isPublic: false };
    const chat = { name: "chat", path: "/chat", layout: "default", isPublic: false } as unknown as Row;
    const login: Row = { name: "login", path: "/login", layout: "empty", isPublic: true };
    const wanted = [home, chat] as SpecRoute[];
    expect(faultsOf([home, chat], wanted)).toEqual([]);
    expect(faultsOf([home], wanted)[0]).toContain("is not in");
    expect(faultsOf([home, login], [home] as SpecRoute[])[0]).toContain("no route of the specification");
    expect(faultsOf([home, home], [home] as SpecRoute[])[0]).toContain("twice");
    expect(faultsOf([{ ...home, layout: "empty" }], [home] as SpecRoute[])[0]).toContain("layout");
    expect(faultsOf([{ ...login, isPublic: false }], [login] as SpecRoute[])[0]).toContain(
      "without a session",
    );
    expect(faultsOf([{ ...login, name: "home" }], [login] as SpecRoute[])[0]).toContain("is named login");
  });
});
