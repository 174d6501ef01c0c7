import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import { browserEndpoints } from "./browser-endpoints.ts";
import { browserRoutes } from "./browser-routes.ts";
import { compileHints } from "./compile-hints.ts";
import { compiledMessages } from "./compiled-messages.ts";
import { compressedFiles } from "./compressed-files.ts";
import { drawnStyles, onEveryPage } from "./drawn-styles.ts";
import { knownLocales } from "./known-locales.ts";
import { lostParts } from "./lost-parts.ts";
import { preactInBrowsers } from "./preact-in-browsers.ts";
import { shortNames } from "./short-names.ts";
import { noRouterWarnings } from "./src/router-inside/no-warnings.ts";

const framework = /[\\/]node_modules[\\/](\.pnpm[\\/])?(preact|react-router|react-router-dom)[@\\/]/;
/** What stands around every page, and the icons: two hundred bytes each. */
const chrome =
  /[\\/](storefront[\\/]src[\\/](adapters[\\/]list-query|route-table|href-to|both-sides[\\/]sign-in-address|browser[\\/][\w-]+[\\/](cart-count|kept-form|load-words|LateErrorPage|own-sign-out|page-health|page-title|render-facts|tabs|TextStyles)|router-inside[\\/]built-routes|layouts[\\/](MallChrome|EnterpriseDoors|RouteError|RouteErrorInChrome)|stores)|mall-components[\\/]src[\\/]shell[\\/](Header|TopBar|CategoryFlyout|SearchBox|HotWords|Footer)|mall-components[\\/]src[\\/](routes|members)|ui[\\/]src[\\/]internal[\\/]use-takeover)[\\/.]/;
/** What pages are put together from. Not what a press brings: calls, overlays, drawn codes. */
const pieces =
  /[\\/](lucide|packages[\\/](ui|mall-rules)|mall-components[\\/]src[\\/](catalog|messages|shell[\\/]AsyncList)|storefront[\\/]src[\\/]browser[\\/]calls[\\/]use-(list-state|polling))[\\/.]/;

/** What goods are shown with: for pages that list or sell them. */
const goods =
  /[\\/](mall-components[\\/]src[\\/]catalog[\\/](GoodsPrice|ListTrail|ProductCard|ProductCardSkeleton|ProductGrid|SectionHeading|ShopCard)|ui[\\/]src[\\/](components[\\/]Breadcrumbs|drawn-once))[\\/.]/;

/** Fields and their form: for pages that ask for something, and nobody else. */
const fields =
  /[\\/]ui[\\/]src[\\/](components[\\/](Checkbox|CheckboxGroup|Form|PasswordField|RadioGroup|Select|TextArea|TextField)|internal[\\/](choice|Field|text))[\\/]|[\\/]mall-rules[\\/]src[\\/](checks[\\/](form|person)|words[\\/]comments)\./;

/** What is said of offers: by pages with goods or orders. */
const offerWords =
  /[\\/]mall-rules[\\/]src[\\/](words[\\/](activities|discounts|groups)|time[\\/]china-time)\./;

/** What is said of refused inputs: for pages with a form that checks, and nobody else. */
const formChecks = /[\\/]mall-rules[\\/]src[\\/]words[\\/]check/;

/** Small pieces that many pages show at once, and every page once it stands (`afterPaint`). */
const smalls =
  /[\\/](ui[\\/]src[\\/]components[\\/](Columns|CopyButton|Dialog|Heading|Text)|storefront[\\/]src[\\/]browser[\\/](forms[\\/]use-draft|troubles[\\/]later))[\\/.]/;

/** A number of pieces, its field and what they cost. */
const quantities =
  /[\\/](ui[\\/]src[\\/]components[\\/]NumberStepper|mall-rules[\\/]src[\\/](checks[\\/]quantity|pricing[\\/]piece-cost))[\\/.]/;

/** Parts of a product's page that its dialogs use, too. */
const product =
  /[\\/](mall-rules[\\/]src[\\/]states[\\/]pre-sale|mall-components[\\/]src[\\/]catalog[\\/](Gallery[\\/]length-of|DocumentList[\\/]DocumentList\.css|ReviewSummary[\\/]ReviewSummary\.css|PackageList[\\/]PackageList\.css)|storefront[\\/]src[\\/]routes[\\/]detail[\\/](note-cart|price-at))[\\/.]/;

/** Small pieces of the pages that lead to goods. */
const catalog =
  /[\\/]mall-components[\\/]src[\\/]catalog[\\/](RecommendedRow[\\/]RecommendedRow|ShopCard[\\/]ShopSearch\.css|use-section-reached)\./;

/** What a shop says and shows of its goods: pages of goods, of shops, and of texts. */
const shopWords =
  /[\\/](mall-components[\\/]src[\\/]catalog[\\/](FilmPlayer[\\/](LateFilmPlayer|FilmPlayer\.css)|RichText)|storefront[\\/]src[\\/]browser[\\/]session[\\/]use-shop-visit)[\\/.]/;

/** What buyers say of their goods, with its pictures. */
const reviews =
  /[\\/](mall-components[\\/]src[\\/]catalog[\\/]ReviewList[\\/]ReviewItem|storefront[\\/]src[\\/]browser[\\/]acts[\\/]use-picture-viewer)\./;

/** What comes with every page once its first view stands. */
const afterPaint =
  /[\\/](api-client[\\/]src[\\/](transport[\\/]transport|endpoints[\\/](analytics|message[\\/]get-unread-count))|mall-rules[\\/]src[\\/]states[\\/]visit|mall-components[\\/]src[\\/]shell[\\/](AccountChangedDialog[\\/]Lazy|NotFoundPage|ServerErrorPage|TryLaterPage)|storefront[\\/]src[\\/](browser[\\/](calls[\\/]client|chrome[\\/](unread|use-live-unread)|document[\\/](AfterPaint|focus-page|use-go-back)|session[\\/]session-watch|troubles[\\/](react-to-error|use-coming-back)|visits)|layouts[\\/](ErrorPage|ErrorTitle|TryLater|replace-stale-page)))/;

/** What stands beside every page with a header, once its first view stands. */
const beside =
  /[\\/](mall-components[\\/]src[\\/]shell[\\/](NetworkBar|PageProgress|SideRail)|storefront[\\/]src[\\/]layouts[\\/](SideDoors|enterprise-watch|use-cart-news|use-compare-wanted|use-footprint|use-network-bar|use-standing-still))[\\/.]/;

/** A brand's tokens stand in a file of their own: a shop's pages name only its own brand's (`browser/Styles.tsx`). */
const theme = /[\\/]packages[\\/]ui[\\/]src[\\/]themes[\\/]([a-z][a-z0-9]*)[\\/].*\.vanilla\.css/;
const brandFile = (module: string): string | null => {
  const brand = theme.exec(module)?.[1];
  return brand ? `brand-${brand}` : null;
};

export default defineConfig({
  plugins: [
    preactInBrowsers(),
    browserEndpoints(),
    browserRoutes(),
    compiledMessages(),
    knownLocales(),
    noRouterWarnings(),
    compressedFiles(),
    drawnStyles(),
    lostParts(),
    compileHints(),
    vanillaExtractPlugin({ identifiers: shortNames() }),
    reactRouter(),
    // Only the two languages of the mall's own words are shipped.
    { ...optimizeLocales.vite({ locales: ["zh-CN", "en-US"] }), enforce: "pre" },
  ],
  // All messages are compiled: what is left of the parser package are the names of its nodes.
  resolve: {
    alias: [
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: "@formatjs/icu-messageformat-parser/no-parser.js",
      },
    ],
  },
  build: {
    target: "es2022",
    cssMinify: "lightningcss",
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Each file a page names costs its main thread a request before the first paint, so there are few: what
            // never changes, what most pages share, and the page's own.
            { name: brandFile, test: theme, priority: 4 },
            { name: "form-checks", test: formChecks, priority: 4 },
            { name: "offer-words", test: offerWords, minShareCount: 2, priority: 4 },
            { name: "framework", test: framework, priority: 3 },
            {
              name: "shell",
              test: (module) => chrome.test(module),
              minShareCount: 2,
              priority: 2,
            },
            {
              name: "shared",
              test: (module) => pieces.test(module) && !fields.test(module),
              minShareCount: 14,
              priority: 1,
            },
            { name: "goods", test: goods, minShareCount: 6, priority: 0.8 },
            { name: "fields", test: fields, minShareCount: 3, priority: 0.5 },
          ],
        },
      },
    },
  },
  // Browsers only: a server that draws the page of troubles would run what only a browser can.
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "small", test: smalls, minShareCount: 4, priority: 0.4 },
                { name: "quantities", test: quantities, priority: 0.4 },
                { name: "product", test: product, priority: 0.4 },
                { name: "catalog", test: catalog, priority: 0.4 },
                { name: "shop-words", test: shopWords, priority: 0.4 },
                { name: "reviews", test: reviews, priority: 0.4 },
                // A group takes along what its modules import, so these come after all others.
                { name: onEveryPage.afterPaint, test: afterPaint, priority: 0.3 },
                { name: onEveryPage.beside, test: beside, priority: 0.2 },
              ],
            },
          },
        },
      },
    },
  },
  optimizeDeps: { include: ["react-aria-components", "@vanilla-extract/recipes/createRuntimeFn"] },
  ssr: { noExternal: [/^@tradehall\//, /react-aria/, /react-stately/, "react-intl", "lucide"] },
});
