/** What we rely on of the router that its API does not promise. A new version that changes one says so here. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { renderToString } from "react-dom/server";
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

test("the router reloads by itself where a route's code is lost, as chunk-reload.ts expects", async () => {
  const reload = vi.fn();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.stubGlobal("window", { location: { reload } });
  const routes = { page: { ...row("page", "a"), css: undefined } } as never;
  const [route] = createClientRoutes(routes, {}, null, true, false);
  const lazy = route?.lazy as unknown as { Component(): Promise<unknown> };
  void lazy.Component();
  await vi.waitFor(() => expect(reload, "its guard in chunk-reload.ts can go").toHaveBeenCalled());
});

test("the browser's list of built routes is where Styles.tsx and replace-stale-page.ts read and change it", () => {
  const router = path.dirname(path.dirname(new URL(import.meta.resolve("react-router")).pathname));
  const text = readFileSync(path.join(router, "development/dom-export.mjs"), "utf8");
  expect(text, "HydratedRouter takes its routes from elsewhere: see built-routes.ts").toContain(
    "manifest: window.__reactRouterManifest",
  );
});

test("a page says that it has a script, as page-code.ts asks for it", async () => {
  expect(await (await ask("/a/b")).text(), "see page-code.ts").toContain("window.__reactRouterContext = ");
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
