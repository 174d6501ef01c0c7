import { describe, expect, it } from "vitest";
import { importsOf, packageOf } from "./imports.ts";
import { expectNone, fakeTree, isGenerated, isProof, realTree, type Tree } from "./tree.ts";

/** Our packages that a room may import; everything else of ours is closed to it. */
const arrows: Record<string, readonly string[]> = {
  "packages/mall-rules": [],
  "packages/ui": [],
  "packages/http-guard": [],
  "packages/api-client": ["@tradehall/mall-rules"],
  "packages/mall-components": ["@tradehall/ui", "@tradehall/mall-rules"],
  "apps/storefront": [
    "@tradehall/ui",
    "@tradehall/mall-components",
    "@tradehall/mall-rules",
    "@tradehall/api-client",
    "@tradehall/http-guard",
  ],
  "apps/server": ["@tradehall/api-client", "@tradehall/mall-rules", "@tradehall/http-guard"],
};

/** Where someone who is turned away should knock. */
const doors: Record<string, string> = {
  "@tradehall/api-client": "props in, events out: the storefront's loaders and adapters call the API",
  "@tradehall/mall-components": "only the storefront puts mall-components together",
  "@tradehall/ui": "only mall-components and the storefront show things",
  "@tradehall/mall-rules": "ui knows no mall word: take the value as a prop",
  "@tradehall/http-guard": "only the two servers hold connections",
};

interface Ban {
  /** Which files it is about. */
  inside: RegExp;
  /** Module names that are closed to them. */
  modules: RegExp;
  door: string;
}

const bans: readonly Ban[] = [
  {
    inside: /^packages\/ui\//,
    modules: /^(?:react-intl|zustand|react-router)/,
    door: "ui takes words and addresses as props",
  },
  {
    inside: /^packages\/ui\/src\/(?!css\/|tokens\/|themes\/)(?!.*\.css\.ts$).*\.tsx?$/,
    modules: /^@vanilla-extract\/(?!dynamic)/,
    door: "take style functions from src/css",
  },
  {
    inside: /^packages\/mall-components\//,
    modules: /^(?:zustand|react-router|ofetch|@vanilla-extract\/(?!dynamic)|react-aria-components)/,
    door: "props in, events out, looks from @tradehall/ui",
  },
  {
    inside: /^packages\/mall-rules\//,
    modules: /^(?:react|node:|ofetch)/,
    door: "mall-rules is pure: pass the value in",
  },
  {
    inside: /^packages\/(?:mall-rules|ui|mall-components|api-client)\//,
    modules: /^node:/,
    door: "packages run in browsers too",
  },
  { inside: /^packages\/api-client\//, modules: /^react/, door: "the client knows no screen" },
  {
    inside: /^packages\/api-client\/src\/(?!transport\/)/,
    modules: /^ofetch/,
    door: "ofetch lives in transport/",
  },
  {
    inside: /^apps\/storefront\/src\//,
    modules: /^(?:ofetch|react-aria-components|@vanilla-extract\/)/,
    door: "call through @tradehall/api-client, show through @tradehall/ui",
  },
  {
    inside: /^apps\/storefront\/src\/(?!host\/|server\/|entry\.server)/,
    modules: /^(?:node:|fastify)/,
    door: "only src/host and src/server run on Node alone",
  },
  { inside: /^apps\/server\//, modules: /^react/, door: "the server shows nothing" },
];

/** Uses of the browser that a room must leave to the storefront. */
const silentRooms: readonly { inside: RegExp; words: RegExp; door: string }[] = [
  {
    inside: /^packages\/api-client\/src\//,
    words: /\b(?:localStorage|sessionStorage|document\.|window\.|location\.)/,
    door: "the client takes token() and locale() as functions and only throws",
  },
  {
    inside: /^packages\/(?:ui|mall-components|mall-rules)\/src\//,
    words: /\bfetch\(|\bXMLHttpRequest\b/,
    door: "components never fetch: the storefront's loaders do",
  },
  {
    inside: /^packages\/mall-rules\/src\//,
    words: /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(/,
    door: "mall-rules is pure: take the time or the number as an argument",
  },
];

const roomOf = (file: string) => Object.keys(arrows).find((room) => file.startsWith(`${room}/`));
const ownName = (room: string) => `@tradehall/${room.split("/")[1]}`;
const sources = (tree: Tree) =>
  tree.paths.filter((file) => roomOf(file) && /\.tsx?$/.test(file) && !isGenerated(file));

function faultsOfImport(file: string, specifier: string): string[] {
  const room = roomOf(file) ?? "";
  const name = packageOf(specifier);
  const proof = isProof(file);
  if (specifier.startsWith("..")) {
    const target = new URL(specifier, `file:///${file}`).pathname.slice(1);
    if (!target.startsWith(`${room}/`))
      return [`${file}: ${specifier} leaves ${room}; import it by the package's name.`];
  }
  if (name?.startsWith("@tradehall/") && name !== ownName(room) && !arrows[room]?.includes(name)) {
    return [`${file}: must not import ${name} (${doors[name] ?? "see docs/house.md, arrows"}).`];
  }
  if (proof) return [];
  const ban = bans.find((one) => one.inside.test(file) && one.modules.test(specifier));
  return ban ? [`${file}: must not import ${specifier} (${ban.door}).`] : [];
}

function faultsOf(tree: Tree): string[] {
  return sources(tree).flatMap((file) => {
    const text = tree.read(file);
    const words = isProof(file)
      ? []
      : silentRooms.filter((one) => one.inside.test(file) && one.words.test(withoutComments(text)));
    const noisy = words.map(
      (one) => `${file}: ${one.words.exec(text)?.[0]} does not belong here (${one.door}).`,
    );
    return [...importsOf(text).flatMap((specifier) => faultsOfImport(file, specifier)), ...noisy];
  });
}

const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "$1");

/** package.json must not even declare what is closed: then pnpm does not resolve it. */
function wrongDependencies(tree: Tree): string[] {
  return Object.keys(arrows).flatMap((room) => {
    const file = `${room}/package.json`;
    if (!tree.has(file)) return [];
    const manifest = JSON.parse(tree.read(file)) as Record<string, Record<string, string> | undefined>;
    const names = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
    return names
      .filter((name) => name.startsWith("@tradehall/") && !arrows[room]?.includes(name))
      .map((name) => `${file}: must not depend on ${name}.`);
  });
}

describe("law 6: the arrows hold", () => {
  const tree = realTree();

  it("finds sources in every room", () => {
    for (const room of Object.keys(arrows))
      expect(
        sources(tree).some((file) => file.startsWith(`${room}/`)),
        room,
      ).toBe(true);
  });

  it("has no import against an arrow", () => {
    expectNone(faultsOf(tree));
  });

  it("declares no dependency against an arrow", () => {
    expectNone(wrongDependencies(tree));
  });

  it.each([
    ["packages/ui/src/components/A/A.tsx", 'import { intl } from "react-intl";'],
    ["packages/ui/src/components/A/A.tsx", 'import { limits } from "@tradehall/mall-rules/limits";'],
    ["packages/mall-components/src/trade/A/A.tsx", 'import { x } from "@tradehall/api-client/errors";'],
    ["packages/mall-components/src/trade/A/A.tsx", "const a = () => fetch('/x');"],
    ["packages/mall-rules/src/states/a.ts", "export const now = () => Date.now();"],
    ["packages/api-client/src/endpoints/shop/get.ts", 'import { ofetch } from "ofetch";'],
    ["packages/api-client/src/transport/a.ts", "localStorage.getItem('t');"],
    ["apps/storefront/src/routes/a/APage.tsx", 'import { Button } from "react-aria-components/Button";'],
    ["apps/storefront/src/routes/a/APage.tsx", 'import { x } from "../../../../server/src/a.ts";'],
    ["apps/server/src/a.ts", 'import { Button } from "@tradehall/ui/Button";'],
  ])("bites on %s with %s", (file, text) => {
    expect(faultsOf(fakeTree({ [file]: text }))).toHaveLength(1);
  });

  it("lets through what is right, and bites on a wrong dependency", () => {
    const right = fakeTree({
      "packages/api-client/src/transport/transport.ts": 'import { ofetch } from "ofetch";\n// window.x',
      "apps/storefront/src/routes/a/APage.tsx": 'import { Button } from "@tradehall/ui/Button";',
    });
    expectNone(faultsOf(right));
    const wrong = JSON.stringify({ dependencies: { "@tradehall/api-client": "workspace:*" } });
    expect(wrongDependencies(fakeTree({ "packages/ui/package.json": wrong }))).toHaveLength(1);
  });
});
