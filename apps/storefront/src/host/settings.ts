/** What the environment says to the host, read once. */

import type { BodyLimits } from "@tradehall/http-guard/body-budget";
import type { TimeLimits } from "@tradehall/http-guard/time-limits";
import { bodyLimits, connectionLimits, loadLimits } from "@tradehall/mall-rules/limits";
import { type RichTextHosts, readRichTextHosts } from "@tradehall/mall-rules/rich-text/hosts";
import type { Sites } from "../isomorphic/bases.ts";
import { readSites } from "../server/sites.ts";
import type { HostLimits } from "./admission.ts";
import { normalPath } from "./normal-path.ts";

export interface HostSettings {
  port: number;
  host: string;
  /** Where the API answers; another shop's own back end may stand there. */
  apiOrigin: string;
  /** Where pages of production and of the test site call. */
  sites: Sites;
  /** Whose word on the buyer's address and scheme is heard: addresses, or `loopback` (Fastify's `trustProxy`). */
  trustedProxies: string;
  /** Origin of the site that may embed the landing form; undefined lets no one. */
  landingEmbedOrigin: string | undefined;
  /** Where stores are run, another program; absent: the platform says it. */
  merchantUrl: string | undefined;
  /** Paths of the shop's own back end, as it has them, that browsers may call beside the contract's: `/p/wishlist`. */
  alsoForwarded: readonly string[];
  /** Hosts whose pictures and videos sellers may show in their texts, as the server is told, too. */
  richTextHosts: RichTextHosts;
  logLevel: string;
  /** Pages and calls at once, and how many wait how long. */
  admission: HostLimits;
  /** Bodies that are held at once. */
  bodies: BodyLimits;
  /** What a slow client may take. */
  connections: TimeLimits;
}

/** An origin as browsers write it; a setting that is none stops the start rather than opening a door. */
function originOf(text: string | undefined): string | undefined {
  return webAddress(text, "LANDING_EMBED_ORIGIN")?.origin;
}

function webAddress(text: string | undefined, setting: string): URL | undefined {
  if (!text) return undefined;
  const url = new URL(text);
  if (url.protocol !== "https:" && url.protocol !== "http:") throw new Error(`${setting} is no web address`);
  return url;
}

/** Comma-separated; a setting that is no path stops the start rather than opening or closing a door. */
function pathsOf(text = ""): string[] {
  const paths = text
    .split(",")
    .map((path) => path.trim())
    .filter((path) => path !== "");
  for (const path of paths)
    if (!normalPath(path)) throw new Error(`FORWARD_ALSO: ${path} is no plain path, such as /p/wishlist`);
  return paths;
}

export const readSettings = (env: NodeJS.ProcessEnv = process.env): HostSettings => ({
  port: Number(env.PORT ?? 3000),
  host: env.HOST ?? "127.0.0.1",
  apiOrigin: env.API_ORIGIN ?? `http://localhost:${env.API_PORT ?? 3001}`,
  sites: readSites(env),
  trustedProxies: env.TRUSTED_PROXIES ?? "loopback",
  landingEmbedOrigin: originOf(env.LANDING_EMBED_ORIGIN),
  merchantUrl: webAddress(env.MERCHANT_URL, "MERCHANT_URL")?.href,
  alsoForwarded: pathsOf(env.FORWARD_ALSO),
  richTextHosts: readRichTextHosts(env),
  logLevel: env.LOG_LEVEL ?? "info",
  admission: loadLimits,
  bodies: bodyLimits,
  connections: connectionLimits,
});
