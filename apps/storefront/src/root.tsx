import { SkipToContent } from "@tradehall/mall-components/chrome/SkipToContent";
import { MemberProvider } from "@tradehall/mall-components/members";
import { PicturesProvider, picturesUnder } from "@tradehall/mall-components/product/ProductPicture";
import { RoutesProvider } from "@tradehall/mall-components/routes";
import "@tradehall/ui/themes/baigong";
import "@tradehall/ui/themes/qinghe";
import { type ReactNode, useMemo } from "react";
import {
  Links,
  Meta,
  Outlet,
  redirect,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRouteLoaderData,
} from "react-router-dom";
import type { Route } from "./+types/root.ts";
import { favicon } from "./adapters/favicon.ts";
import { wordsId } from "./browser/document/load-words.ts";
import { mallRoutes } from "./browser/document/mall-routes.ts";
import { useRenderFacts } from "./browser/document/render-facts.ts";
import { Reactions } from "./browser/errors/Reactions.tsx";
import { routeOf } from "./href-to.ts";
import { Words } from "./isomorphic/Words.tsx";
import type { RootLoader } from "./root-loader.ts";
import { PageLinks } from "./router-inside/PageLinks.tsx";
import { pageAddress, signInAddress, tokenOf } from "./server/mall.ts";

export { titleOfRow as meta } from "./browser/document/page-title.ts";
export { RootError as ErrorBoundary } from "./layouts/RootError.tsx";
export { loader } from "./root-loader.ts";

/** A page that needs a session and has none is redirected before anything renders (Spec §4). */
const needSession: Route.MiddlewareFunction = ({ request }) => {
  const row = routeOf(pageAddress(request));
  if (row && !row.isPublic && !tokenOf(request)) throw redirect(signInAddress(request));
};
export const middleware = [needSession];

/** The chrome's data changes with what the buyer does, not with where they look. */
export const shouldRevalidate = ({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate && formMethod !== undefined && formMethod !== "GET";

/**
 * Before anything scrolls: a page that is reloaded or come back to is laid out as a whole (`belowFold`), so that the height
 * above the place where the buyer was is the true one.
 */
const layOutOnReturn =
  'if(performance.getEntriesByType("navigation")[0]?.type!=="navigate")document.documentElement.dataset.mallSettled=""';

export function Layout({ children }: { children: ReactNode }) {
  const shell = useRouteLoaderData<RootLoader>("root");
  const { nonce, brand, requestId, locale, messages, wordsAddress } = useRenderFacts();
  const { pathname } = useLocation();
  const language = locale === "en" ? "en" : "zh-CN";
  const pictureBase = shell?.pictureBase ?? "";
  const pictureOf = useMemo(() => picturesUnder(pictureBase), [pictureBase]);
  return (
    <html
      lang={language}
      data-mall-brand={shell?.brand ?? brand}
      data-mall-scheme="light"
      data-bases={shell?.bases}
      data-request={requestId}
      // The script below sets an attribute more.
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own. */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: layOutOnReturn }} />
        {/* Set again on every page (Spec §1). */}
        <link key={pathname} rel="icon" {...favicon(shell?.branding, shell?.brand ?? brand)} />
        <Meta />
        {/* In development Vite serves styles by scripts of its own, which look here for the nonce. */}
        {import.meta.env.DEV && <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />}
        <Links nonce={nonce} />
        {/* The operator's colours, over the brand's. */}
        {shell?.brandStyle && (
          <style nonce={nonce} suppressHydrationWarning>
            {shell.brandStyle}
          </style>
        )}
        {wordsAddress && (
          <link id={wordsId} rel="preload" as="fetch" crossOrigin="anonymous" href={wordsAddress} />
        )}
      </head>
      <body>
        <Words locale={language} messages={messages}>
          <RoutesProvider routes={mallRoutes}>
            <SkipToContent />
            <MemberProvider isMember={shell?.person?.user.userInfo.paidMember === 1}>
              <PicturesProvider pictureOf={pictureOf}>{children}</PicturesProvider>
            </MemberProvider>
            <Reactions />
            <PageLinks />
          </RoutesProvider>
        </Words>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
