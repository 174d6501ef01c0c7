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
  logLevel: string;
}

export const readSettings = (env: NodeJS.ProcessEnv = process.env): HostSettings => ({
  port: Number(env.PORT ?? 3000),
  host: env.HOST ?? "127.0.0.1",
  apiOrigin: env.API_ORIGIN ?? `http://localhost:${env.API_PORT ?? 3001}`,
  pictureDomain: env.PICTURE_DOMAIN || undefined,
  trustedProxies: env.TRUSTED_PROXIES ?? "loopback",
  logLevel: env.LOG_LEVEL ?? "info",
});
