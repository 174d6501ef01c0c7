/** A page over a client that a test speaks for: its loader and its screen, without a host, a browser or the chrome. */
import { brandingExample } from "@tradehall/api-client/models/branding";
import { userInfoExample } from "@tradehall/api-client/models/user";
import type { Client } from "@tradehall/api-client/transport";
import { RoutesProvider } from "@tradehall/mall-components/routes";
import { renderToString } from "react-dom/server";
import { IntlProvider } from "react-intl";
import { createMemoryRouter, Outlet, RouterProvider, type RouterState } from "react-router-dom";
import { mallRoutes } from "../browser/document/mall-routes.ts";
import { createLoadContext } from "../server/facts.ts";
import { asBuilt } from "./as-built.tsx";

/** What the root loader answers of a buyer without a cart or news. */
export const shellExample = {
  person: { user: userInfoExample, cartCount: 0, unreadCount: 0 },
  branding: brandingExample,
  brand: "baigong",
  categories: [],
  hotWords: [],
  locale: "zh_CN",
};

/** Where the page's own failure would show. */
export const brokenPage = "the page is broken";
const Broken = () => brokenPage;

interface RouteModule {
  loader(args: never): unknown;
  default: unknown;
}

export async function openPage(module: RouteModule, client: Client, address: string) {
  const [path = ""] = address.split("?");
  const page = {
    id: "page",
    path,
    loader: module.loader as never,
    Component: asBuilt(module.default),
  };
  const root = {
    id: "root",
    path: "/",
    loader: () => shellExample,
    Component: Outlet,
    ErrorBoundary: Broken,
    children: [page],
  };
  const facts = {
    nonce: "",
    apiOrigin: "",
    createClient: () => client,
    requestId: "",
    ip: "",
    isSecure: false,
    landingEmbedOrigin: undefined,
    wait: { seconds: 0 },
  };
  const router = createMemoryRouter([root], {
    initialEntries: [address],
    getContext: () => createLoadContext(facts),
  });
  const isQuiet = ({ initialized, navigation, revalidation }: RouterState) =>
    initialized && navigation.state === "idle" && revalidation === "idle";
  const until = (isThere: (state: RouterState) => boolean) =>
    new Promise<void>((resolve) => {
      if (isThere(router.state)) return resolve();
      const stop = router.subscribe((state) => {
        if (!isThere(state)) return;
        stop();
        resolve();
      });
    });
  /** Resolves when nothing of the page is on its way. */
  const settle = () => until(isQuiet);
  await settle();
  return {
    /** What shows now. */
    html: () =>
      renderToString(
        <IntlProvider locale="zh-CN" defaultLocale="zh-CN">
          <RoutesProvider routes={mallRoutes}>
            <RouterProvider router={router} />
          </RoutesProvider>
        </IntlProvider>,
      ),
    /** Follows a link; resolves once its data is asked for. */
    lead: (to: string) => {
      void router.navigate(to);
      return until((state) => !isQuiet(state));
    },
    /** Asks for the page's data again, as 重试 does. */
    retry: () => void router.revalidate(),
    settle,
  };
}
