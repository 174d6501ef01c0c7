/**
 * The bases of production and of the test site, from the environment: `PRODUCTION_HOST`, then for either
 * `PRODUCTION_IM_BASE`, `TEST_IM_BASE` and likewise `API`, `SOCKET`, `PICTURE` and `H5`. Server only.
 */
import { type Bases, basesAt, phoneAddress, type Sites } from "../isomorphic/bases.ts";

const names: Record<keyof Bases, string> = {
  api: "API",
  im: "IM",
  socket: "SOCKET",
  pictures: "PICTURE",
  h5: "H5",
};
const protocols = ["https:", "http:", "wss:", "ws:"];

/** A base that is neither a path nor a web address stops the start rather than calling nowhere. */
function baseOf(env: NodeJS.ProcessEnv, setting: string): string {
  const base = env[setting] ?? "";
  const isPath = /^\/(?!\/)/.test(base);
  const isAddress = URL.canParse(base) && protocols.includes(new URL(base).protocol);
  if (base !== "" && !isPath && !isAddress) throw new Error(`${setting} is neither a path nor a web address`);
  return base.replace(/\/$/, "");
}

const basesOf = (env: NodeJS.ProcessEnv, site: string): Partial<Bases> =>
  Object.fromEntries(
    Object.entries(names).map(([base, name]) => [base, baseOf(env, `${site}_${name}_BASE`)]),
  );

export const readSites = (env: NodeJS.ProcessEnv = process.env): Sites => ({
  productionHost: env.PRODUCTION_HOST ?? "",
  production: basesOf(env, "PRODUCTION"),
  test: basesOf(env, "TEST"),
});

const originsOf = (bases: readonly (string | undefined)[]): string[] =>
  bases.flatMap((base) => (base && URL.canParse(base) ? [new URL(base).origin] : []));

/** Other origins that a page's policy lets it call. */
export const calledOrigins = ({ api, im, socket }: Bases): string[] => [
  ...new Set(originsOf([api, im, socket])),
];

/** A page of the mall as phones open it, for a link that is shared or a code that is scanned. */
export const phoneHref = ({ url }: Request, path: string): string =>
  phoneAddress(basesAt(url, readSites()), path, url);
