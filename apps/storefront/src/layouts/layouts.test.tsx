import { RoutesProvider } from "@tradehall/mall-components/routes";
import { renderToString } from "react-dom/server";
import { IntlProvider } from "react-intl";
import { createRoutesStub, Outlet } from "react-router-dom";
import { expect, test } from "vitest";
import { mallRoutes } from "../browser/document/mall-routes.ts";
import { routeRows } from "../route-rows.ts";
import { layoutChrome } from "../testing/layout-chrome.ts";
import { shellExample } from "../testing/open-page.tsx";

const modules = import.meta.glob<{ default: () => React.ReactNode }>("./*.tsx", { eager: true });

const shop = {
  shopId: 1,
  shopName: "百工自营",
  shopLogo: "",
  shopStatus: 1,
  storeType: 1,
  tel: "400-000-0000",
  province: "上海市",
  city: "上海市",
  area: "浦东新区",
  shopAddress: "张江路 1 号",
};
const shell = { ...shellExample, person: { ...shellExample.person, shop } };

const Page = () => "the page";

/** What the server sends for a page in a layout. */
function rendered(name: string): string {
  const layout = modules[`./${name}.tsx`]?.default;
  const Stub = createRoutesStub([
    {
      id: "root",
      Component: Outlet,
      loader: () => shell,
      children: [{ Component: layout as never, children: [{ index: true, Component: Page }] }],
    },
  ]);
  return renderToString(
    <IntlProvider locale="zh-CN" defaultLocale="zh-CN">
      <RoutesProvider routes={mallRoutes}>
        <Stub initialEntries={["/"]} hydrationData={{ loaderData: { root: shell } }} />
      </RoutesProvider>
    </IntlProvider>,
  );
}

test.each(Object.entries(layoutChrome))("the layout %s has its chrome and its page", (name, wanted) => {
  const html = rendered(name);
  expect(html).toContain("the page");
  expect({
    topBar: html.includes("退出登录"),
    header: html.includes('role="search"') || html.includes("<search"),
    footer: html.includes("<footer"),
  }).toEqual(wanted);
});

test("every layout of the route table has a module", () => {
  for (const { layout } of routeRows) expect(modules[`./${layout}.tsx`]?.default).toBeTypeOf("function");
});
