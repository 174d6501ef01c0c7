/** Which file may import what (docs/house.md, arrows). Each rule's comment names the right door. */
import type { IForbiddenRuleType, IRegularForbiddenRuleType } from "dependency-cruiser";

/** Our packages that a package may import. */
export const packageArrows: Record<string, readonly string[]> = {
  "packages/mall-rules": [],
  "packages/ui": [],
  "packages/http-guard": [],
  "packages/api-client": ["mall-rules"],
  "packages/mall-components": ["ui", "mall-rules"],
  "packages/mall-adapters": ["mall-components", "mall-rules", "api-client"],
  "apps/storefront": ["ui", "mall-components", "mall-adapters", "mall-rules", "api-client", "http-guard"],
  "apps/server": ["api-client", "mall-rules", "http-guard"],
};

const ofPackages = Object.entries(packageArrows).map(([folder, open]): IForbiddenRuleType => {
  const own = folder.split("/")[1];
  // A package that is not installed for the importer keeps its name.
  return {
    name: `${own}-packages`,
    comment:
      open.length > 0 ? `of our packages it may import ${open.join(", ")}` : "it stands on none of ours",
    severity: "error",
    from: { path: `^${folder}/` },
    to: {
      path: "^(?:packages|apps|@tradehall)/",
      pathNot: `^(?:${folder}|@tradehall/${own}|(?:packages|@tradehall)/(?:${open.join("|") || "-"}))/`,
    },
  };
});

const proofs = "\\.(?:test|stories|docs|spec)\\.tsx?$";
/** What only tests use. */
const testParts = "/testing/|/planted-[^/]+$";
const core: ["core"] = ["core"];
const npm = (names: string): string => `(?:^|/node_modules/)(?:${names})`;

const rule = (name: string, comment: string, from: string, to: IRegularForbiddenRuleType["to"]) =>
  ({ name, comment, severity: "error", from: { path: from, pathNot: proofs }, to }) as IForbiddenRuleType;

const ofOthers = [
  rule("ui-words", "ui takes words and addresses as props", "^packages/ui/", {
    path: npm("react-intl|zustand|react-router"),
  }),
  rule(
    "ui-styles",
    "take style functions from src/css",
    "^packages/ui/src/(?!css/|tokens/|themes/)(?!.*\\.css\\.ts$)",
    { path: npm("@vanilla-extract/") },
  ),
  rule("screens", "props in, events out, looks from @tradehall/ui", "^packages/mall-components/", {
    path: npm("zustand|react-router|@vanilla-extract/|react-aria-components"),
  }),
  rule("pure-rules", "mall-rules is pure: pass the value in", "^packages/mall-rules/", {
    path: npm("react"),
  }),
  rule(
    "decimals",
    "decimal.js is for the server: browsers ask pricing/piece-cost and pricing/freight and show by money",
    "^(?!apps/server/|packages/mall-rules/src/pricing/(?!piece-cost|freight))",
    { path: `mall-rules/(?:src/)?pricing(?!/(?:piece-cost|freight))|${npm("decimal\\.js")}` },
  ),
  rule(
    "browsers-too",
    "it runs in browsers, too",
    "^packages/(?:mall-rules|ui|mall-components|api-client)/",
    {
      dependencyTypes: core,
    },
  ),
  rule("one-client", "call by createClient", "^(?!packages/api-client/src/transport/)", {
    path: npm("ofetch"),
  }),
  rule("no-screen", "the client knows no screen", "^packages/api-client/", { path: npm("react") }),
  rule("calls-and-looks", "call by @tradehall/api-client, show by @tradehall/ui", "^apps/storefront/src/", {
    path: npm("react-aria-components|@vanilla-extract/"),
  }),
  ...Object.entries({
    "node-alone": { path: npm("fastify") },
    "node-alone-core": { dependencyTypes: core },
  }).map(([name, to]) =>
    rule(
      name,
      "only host/ and server/ run on Node alone",
      "^apps/storefront/src/(?!host/|server/|entry\\.server)",
      to,
    ),
  ),
  rule("no-pages", "the server shows nothing", "^apps/server/", { path: npm("react") }),
];

/**
 * Rooms of the storefront, each with those that it may import; its root files (the route table, href-to) are everybody's;
 * router-inside/ is open to server/, host/, browser/ and layouts/.
 */
export const storefrontRooms: Record<string, string> = {
  adapters: "adapters",
  stores: "stores",
  isomorphic: "isomorphic",
  "router-inside": "router-inside",
  server: "server|router-inside|isomorphic|adapters",
  host: "host|server|router-inside|isomorphic|adapters",
  browser: "browser|server|layouts|router-inside|isomorphic|stores|adapters",
  layouts: "layouts|browser|router-inside|isomorphic|stores|adapters",
  pages: "pages|layouts|browser|server|isomorphic|stores|adapters",
  routes: "routes|pages|layouts|browser|server|isomorphic|stores|adapters",
};
const storefront = "^apps/storefront/src/";

const ofStorefront = [
  ...Object.entries(storefrontRooms).map(([room, open]) => {
    const allowed = `${room}/ may import ${open.split("|").join("/, ")}/`;
    const others = { path: `${storefront}[^/]+/`, pathNot: `${storefront}(?:${open})/` };
    return rule(`${room}-room`, allowed, `${storefront}${room}/(?!testing/)`, others);
  }),
  rule("browser-answers", "browser/ takes from server/ the types of answers", `${storefront}browser/`, {
    path: `${storefront}server/`,
    dependencyTypesNot: ["type-only"],
  }),
  rule("browser-later", "browser/ takes from layouts/ what is imported lazily", `${storefront}browser/`, {
    path: `${storefront}layouts/`,
    dependencyTypesNot: ["dynamic-import"],
  }),
  rule("browser-rooms", "browser/ is divided by subject; what one user needs stands with it", storefront, {
    path: `${storefront}browser/[^/]+$`,
  }),
  rule("one-route", "what two routes show stands in pages/", `${storefront}routes/([^/]+)/`, {
    path: `${storefront}routes/`,
    pathNot: `${storefront}routes/$1/`,
  }),
];

/**
 * Rooms of mall-components, each with those that it may import; a room imports only what is above it. All but the first
 * three may import these three, too, and a room whatever is beside the rooms.
 */
export const mallRooms: Record<string, string> = {
  parts: "",
  forms: "parts",
  product: "parts|forms",
  account: "",
  coupon: "",
  list: "",
  chrome: "coupon",
  checkout: "account|coupon",
  order: "account|checkout",
  promotion: "order",
  payment: "account|list|order",
  "after-sale": "order",
  review: "order",
  invoice: "order",
  quote: "account|order",
  cart: "coupon|quote",
  saved: "cart|chrome|list|order|quote",
  shop: "list",
  home: "chrome|list",
  decoration: "coupon|home|list",
  entry: "chrome",
  store: "entry",
  membership: "payment",
  enterprise: "order",
  wallet: "order|payment",
  chat: "chrome|order",
};
const mallComponents = "^packages/mall-components/src/";
const ground = ["parts", "forms", "product"];
/** What every room may import. */
const besideRooms = ["messages", "routes", "members"];

/** The rooms that a room may import, itself among them. */
export const openTo = (room: string): string[] => [
  room,
  ...(ground.includes(room) ? [] : ground),
  ...(mallRooms[room] ?? "").split("|").filter(Boolean),
];

const ofMallComponents = [
  ...Object.keys(mallRooms).map((room) => {
    const open = openTo(room);
    return rule(`${room}-pieces`, `${room}/ may import ${open.join("/, ")}/`, `${mallComponents}${room}/`, {
      path: `${mallComponents}[^/]+/`,
      pathNot: `${mallComponents}(?:${[...open, ...besideRooms].join("|")})/`,
    });
  }),
  rule(
    "beside-rooms",
    "what every room may import knows none",
    `${mallComponents}(?:${besideRooms.join("|")})/`,
    { path: `${mallComponents}(?:${Object.keys(mallRooms).join("|")}|samples)/` },
  ),
  rule("page-objects", "page objects know words, not components", `${mallComponents}testing/`, {
    path: `${mallComponents}(?!testing/|messages/)`,
    pathNot: "\\.messages\\.ts$",
  }),
];

const server = "^apps/server/src/";

const ofServer = [
  rule("server-db", "db/ is the ground; only its seed knows modules", `${server}db/(?!seed/)`, {
    path: `${server}(?:modules|plugins|jobs|pay-methods|sandbox|rich-text)/`,
  }),
  rule("server-seed", "the seed is made, not imported", `${server}(?:modules|jobs|pay-methods)/`, {
    path: `${server}db/seed/`,
  }),
  rule("server-plugins", "modules stand on plugins", `${server}(?:plugins|rich-text|sandbox)/`, {
    path: `${server}(?:modules|jobs|pay-methods)/`,
  }),
  rule("server-modules", "jobs and the app call modules", `${server}modules/`, {
    path: `${server}(?:jobs/|sandbox/|app\\.ts|main\\.ts)`,
  }),
  rule(
    "server-payment",
    "ways to pay are of payment, paid membership and refund",
    `${server}modules/(?!payment/|membership/paid/|refund/)`,
    {
      path: `${server}pay-methods/`,
    },
  ),
  {
    ...rule("testing", "testing/ is for tests", "^apps/", { path: "^apps/.+/testing/" }),
    from: { path: "^apps/", pathNot: `${proofs}|${testParts}` },
  } as IForbiddenRuleType,
];

const outside = (folder: string): IForbiddenRuleType => ({
  name: "by-name",
  comment: "import a package by its name",
  severity: "error",
  from: { path: `^${folder}/` },
  to: { path: "^(?:packages|apps)/", pathNot: `^${folder}/`, dependencyTypes: ["local"] },
});

/** Types, too: files in a circle can only be read all at once. */
const circles: IForbiddenRuleType[] = [
  {
    name: "circle",
    comment: "what both need is a file of its own",
    severity: "error",
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ["dynamic-import"] } },
  },
];

export const arrows: IForbiddenRuleType[] = [
  ...circles,
  ...ofPackages,
  ...Object.keys(packageArrows).map(outside),
  ...ofOthers,
  ...ofMallComponents,
  ...ofStorefront,
  ...ofServer,
];

/** Over the modules alone: the seed, which knows some of them, would close circles through db/. */
export const modulesFolder = "apps/server/src/modules";
export const moduleArrows: IForbiddenRuleType[] = [
  {
    name: "modules-in-a-circle",
    comment: "what both need is a module of its own, as product/goods and pricing are",
    severity: "error",
    scope: "folder",
    from: { path: `^${modulesFolder}/` },
    to: { circular: true },
  },
];
