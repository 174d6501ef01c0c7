/** What we rely on of the router that its API does not promise. A new version that changes one says so here. */
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { renderToReadableStream, renderToString } from "react-dom/server";
import {
  UNSAFE_createClientRoutes as createClientRoutes,
  createRequestHandler,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ServerBuild,
  ServerRouter,
} from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { serverBuild } from "../testing/server-build.ts";
import { isLastResort, isPageData, pageOf } from "./answers.ts";
import { pageParts } from "./joined-writes.ts";
import { withoutWarnings } from "./no-warnings.ts";
import { isCodeThere } from "./page-code.ts";

afterEach(() => vi.unstubAllGlobals());

const row = (id: string, at: string, parentId?: string) => ({
  id,
  parentId,
  path: at,
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  module: `/nowhere/${id}.js`,
  imports: [],
  css: [],
});

/** What a page is given, with all that ends a script or a text in it. */
const given = `it's "data" \\ </script><!-- of\r\n\u2028 a page`;

type Draw = (page: React.ReactElement) => BodyInit | Promise<BodyInit>;

/** A root with one page under it; its loaders note the address that they are asked by. */
function buildOf(asked: string[], Root: () => React.ReactNode, draw: Draw): ServerBuild {
  const loader = ({ request }: { request: Request }) => {
    asked.push(request.url);
    return given;
  };
  const home = { ...row("home", "", "root"), index: true };
  const rows = [row("root", ""), home, row("page", "a/b", "root")];
  const module = (id: string) => ({ loader, default: id === "root" ? Root : () => "the page" });
  return serverBuild({
    entry: {
      module: {
        handleError: () => undefined,
        default: async (request: Request, status: number, headers: Headers, context: never) => {
          const page = await draw(<ServerRouter context={context} url={request.url} />);
          return new Response(page, { status, headers });
        },
      },
    },
    routes: Object.fromEntries(rows.map((one) => [one.id, { ...one, module: module(one.id) }])),
    assets: {
      entry: { module: "/assets/entry.js", imports: ["/assets/a.js"] },
      routes: Object.fromEntries(rows.map((one) => [one.id, one])),
    },
  });
}

const Document = () => (
  <html lang="zh-CN">
    <head>
      <title>contract</title>
    </head>
    <body>
      <Outlet />
      <ScrollRestoration />
      <Scripts />
    </body>
  </html>
);
function Broken(): never {
  throw new Error("broken");
}
const ask = (
  address: string,
  asked: string[] = [],
  Root: () => React.ReactNode = Document,
  draw: Draw = renderToString,
) =>
  createRequestHandler(buildOf(asked, Root, draw), "production")(new Request(`http://mall.test${address}`));

/** What the router does where a route's code is lost. */
function loseRoute(isLeaving: boolean) {
  const told = vi.fn((event: Event) => Object.assign(event, { isLeaving: Promise.resolve(isLeaving) }));
  const reload = vi.fn();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.stubGlobal("window", { dispatchEvent: told, location: { reload } });
  const [route] = createClientRoutes(
    { page: { ...row("page", "a"), css: undefined } } as never,
    {},
    null,
    true,
    false,
  );
  const lazy = route?.lazy as unknown as { Component(): Promise<() => never> };
  return { coming: lazy.Component(), told, reload };
}

test("its warnings to developers are where the build takes them out", () => {
  const folder = path.dirname(fileURLToPath(import.meta.resolve("react-router")));
  const modules = readdirSync(folder).filter((file) => /^chunk-.*\.mjs$/.test(file));
  const changed = modules.filter((file) => {
    const code = readFileSync(path.join(folder, file), "utf8");
    return withoutWarnings(code) !== code;
  });
  expect(changed).toHaveLength(1);
  expect(() => withoutWarnings("var ENABLE_DEV_WARNINGS = true;")).toThrow("no-warnings.ts");
});

test("lost code of a route is told as that of any lazy import, and the page may stay", async () => {
  const { coming, told, reload } = loseRoute(false);
  const Lost = await coming;
  expect(reload, "the router reloads by itself: make its patch in patches/ anew").not.toHaveBeenCalled();
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ type: "vite:preloadError" }));
  expect(() => Lost(), "a lost page shows nothing instead of its error").toThrow();
  expect(told, "a lost page is not asked for again when it is shown").toHaveBeenCalledTimes(2);
});

test("a page that loads anew shows nothing meanwhile of a route whose code is lost", async () => {
  const { coming } = loseRoute(true);
  const soon = new Promise((resolve) => setTimeout(resolve, 20, "waits"));
  expect(await Promise.race([coming, soon])).toBe("waits");
});

test("the browser's list of built routes stands where Styles.tsx and replace-stale-page.ts read and change it", () => {
  const router = path.dirname(path.dirname(new URL(import.meta.resolve("react-router")).pathname));
  const text = readFileSync(path.join(router, "development/dom-export.mjs"), "utf8");
  expect(text, "HydratedRouter takes its routes from elsewhere: see built-routes.ts").toContain(
    "manifest: window.__reactRouterManifest",
  );
});

test("the scripts of a page are named and begun as joined-writes.ts looks for them", async () => {
  const page = Buffer.from(await (await ask("/a/b")).text());
  const parts = Buffer.concat([...pageParts(page, new Map())]).toString();
  const head = parts.slice(0, parts.indexOf("</head>"));
  expect(page.toString(), "the page names no scripts ahead: joined-writes.ts has nothing to do").toContain(
    "modulepreload",
  );
  expect(head, "scripts are named in another way: see joined-writes.ts").not.toContain("modulepreload");
  expect(parts, "code begins before the page is seen: see joined-writes.ts").not.toContain('type="module"');
  expect(parts, "a script named ahead was lost: see joined-writes.ts").toMatch(
    /\["[^\]]*"\/nowhere\/page\.js"[^\]]*\]\)<\/script>/,
  );
});

test("a page says what its code will do, and the code that it runs, as page-code.ts asks for it", async () => {
  const page = await (await ask("/a/b")).text();
  const window: Record<string, unknown> = {};
  vi.stubGlobal("window", window);
  expect(isCodeThere(), "a page without code").toBe(true);
  for (const [name, isThere] of [
    ["__reactRouterContext", false],
    ["__reactRouterRouteModules", true],
  ] as const) {
    expect(page, "see page-code.ts").toContain(`window.${name} = `);
    window[name] = {};
    expect(isCodeThere(), name).toBe(isThere);
  }
});

test("data comes in single quotes, and is what it was", async () => {
  const page = await (await ask("/a/b", [], Document, renderToReadableStream)).text();
  const sent = [...page.matchAll(/streamController\.enqueue\(('.*?')\);<\/script>/gs)].map(
    ([, text]) => text,
  );
  expect(sent.length, "data is written otherwise: make the patch in patches/ anew").toBeGreaterThan(0);
  const texts = sent.map((text) => new Function(`return ${text}`)());
  const strings = JSON.parse(texts.join(""));
  expect(strings).toContain(given);
});

test("data is asked for at the page's address with what answers.ts takes off", async () => {
  for (const [data, page] of [
    ["/_.data", ""],
    ["/a/b.data?x=1", "/a/b?x=1"],
    ["/a/b/_.data", "/a/b"],
    ["/a/b.data?_routes=page", "/a/b"],
  ] as const) {
    const asked: string[] = [];
    const answer = await ask(data, asked);
    expect(answer.headers.get("content-type"), `${data} is no request for data any more`).toBe(
      "text/x-script",
    );
    expect(isPageData(data)).toBe(true);
    for (const url of asked)
      expect(pageOf(url) || "/", `${data} reaches loaders otherwise`).toBe(page || "/");
    expect(asked.length, data).toBeGreaterThan(0);
  }
});

test("when nothing can be drawn the router answers as answers.ts expects it, and a page does not", async () => {
  const answer = await ask("/a/b", [], Broken);
  expect(isLastResort(answer), "the router's last answer looks otherwise: the host would send it").toBe(true);
  expect(isLastResort(await ask("/a/b"))).toBe(false);
  expect(isLastResort(new Response("", { status: 500, headers: { "content-type": "text/html" } }))).toBe(
    false,
  );
});

test("React writes what it has drawn as one text", async () => {
  // What the host runs; tests have the other build.
  const folder = path.dirname(fileURLToPath(import.meta.resolve("react-dom/package.json")));
  const { renderToPipeableStream }: typeof import("react-dom/server") = createRequire(import.meta.url)(
    path.join(folder, "cjs/react-dom-server.node.production.js"),
  );
  const words = Array.from({ length: 2_000 }, (_, nth) => `第 ${nth} 件商品`);
  const pieces: string[] = [];
  const page = new Writable({
    decodeStrings: false,
    write(piece, _, done) {
      pieces.push(piece);
      done();
    },
  });
  await new Promise<void>((resolve, reject) => {
    page.on("finish", resolve);
    const list = (
      <ul>
        {words.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    );
    const { pipe } = renderToPipeableStream(list, { onAllReady: () => pipe(page), onError: reject });
  });
  expect(pieces.length, "in views of some kilobytes: make the patch in patches/ anew").toBe(1);
  expect(pieces.join("")).toBe(`<ul>${words.map((one) => `<li>${one}</li>`).join("")}</ul>`);
});

test("where a buyer stood is noted as joined-writes.ts reads it", async () => {
  const page = await (await ask("/a/b")).text();
  expect(page, "noted elsewhere").toContain('"react-router-scroll-positions"');
  expect(page, "noted by another key").toContain("window.history.state.key");
});

test("a stylesheet that the router waits for stays, as Styles.tsx of the browser relies on", () => {
  const folder = path.dirname(fileURLToPath(import.meta.resolve("react-router")));
  const code = readdirSync(folder)
    .filter((file) => file.endsWith(".mjs"))
    .map((file) => readFileSync(path.join(folder, file), "utf8"))
    .join("");
  expect(code, "the router removes it again: make its patch in patches/ anew").toContain(
    'if (descriptor.rel !== "stylesheet") removeLink();',
  );
});
