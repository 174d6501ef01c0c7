/** What the environment says to the host, read once. */
export interface HostSettings {
  port: number;
  host: string;
  /** Where the API answers; another shop's own back end may stand there. */
  apiOrigin: string;
  /** Where pictures of the branding record lie when their paths are relative; the own origin where it is not set. */
  pictureDomain: string | undefined;
  /** Whose word on the buyer's address and scheme is heard: addresses, or `loopback` (Fastify's `trustProxy`). */
  trustedProxies: string;
  /** Origin of the site that may embed the landing form; undefined lets nobody. */
  landingEmbedOrigin: string | undefined;
  logLevel: string;
}

/** An origin as browsers write it; a setting that is none stops the start rather than opening a door. */
function originOf(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const { origin, protocol } = new URL(text);
  if (protocol !== "https:" && protocol !== "http:")
    throw new Error("LANDING_EMBED_ORIGIN is no web address");
  return origin;
}

export const readSettings = (env: NodeJS.ProcessEnv = process.env): HostSettings => ({
  port: Number(env.PORT ?? 3000),
  host: env.HOST ?? "127.0.0.1",
  apiOrigin: env.API_ORIGIN ?? `http://localhost:${env.API_PORT ?? 3001}`,
  pictureDomain: env.PICTURE_DOMAIN || undefined,
  trustedProxies: env.TRUSTED_PROXIES ?? "loopback",
  landingEmbedOrigin: originOf(env.LANDING_EMBED_ORIGIN),
  logLevel: env.LOG_LEVEL ?? "info",
});
