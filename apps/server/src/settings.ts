/** What the environment says, read once. */
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { AdmissionLimits } from "@tradehall/http-guard/admission";
import type { BodyLimits } from "@tradehall/http-guard/body-budget";
import type { TimeLimits } from "@tradehall/http-guard/time-limits";
import {
  bodyLimits,
  callLimits,
  connectionLimits,
  loadLimits,
  richTextLimits,
} from "@tradehall/mall-rules/limits";
import { type RichTextHosts, readRichTextHosts } from "@tradehall/mall-rules/rich-text/hosts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

export interface Settings {
  port: number;
  host: string;
  databaseUrl: string | undefined;
  /** Connections of this process to PostgreSQL. */
  databaseConnections: number;
  /** How long a start waits for a PostgreSQL that is away, in ms. */
  databaseWaitMs: number;
  /** Folder of the embedded database, the pictures and the uploads. */
  dataDir: string;
  /** Where buyers find the mall, without a slash at its end: letters lead there. */
  mallUrl: string;
  /** Whether what substitutes for the outside world is served: with the embedded database, or on demand. */
  sandbox: boolean;
  /** Gives checks by proof of work that are over at once: for tests, and only with the sandbox. */
  easyCaptcha: boolean;
  /** Ships, accepts and answers by itself. */
  autopilot: boolean;
  /** Whose word on the buyer's address is heard: addresses, or `loopback` (Fastify's `trustProxy`). */
  trustedProxies: string;
  logLevel: string;
  /** Calls a minute of one session, or of one address without a session; `callLimits.addressShare` times of one in all. */
  callsPerMinute: number;
  /** How long what is the same for everyone (search results, the home page) is given out again. */
  keeping: { freshMs: number; staleMs: number };
  /** Texts of sellers: hosts whose pictures and videos they may show, and how long a reader waits for one at work. */
  richText: { hosts: RichTextHosts; waitMs: number };
  /** Calls at once, and how many wait how long. */
  admission: AdmissionLimits;
  /** Bodies that are held at once. */
  bodies: BodyLimits;
  /** What a slow client may take. */
  connections: TimeLimits;
}

/** PostgreSQL takes 100 connections unless it is told otherwise; some are left for others. */
const connectionsOfAll = 80;
const mostConnections = 20;

const isOn = (value: string | undefined): boolean => value === "1" || value === "true";

export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const databaseUrl = env.DATABASE_URL || undefined;
  const sandbox = env.SANDBOX === undefined ? databaseUrl === undefined : isOn(env.SANDBOX);
  const processes = Number(env.API_PROCESSES || 1);
  const share = Math.max(2, Math.min(mostConnections, Math.floor(connectionsOfAll / processes)));
  return {
    port: Number(env.API_PORT ?? 3001),
    host: env.API_HOST ?? "127.0.0.1",
    databaseUrl,
    databaseConnections: Number(env.DATABASE_CONNECTIONS ?? share),
    databaseWaitMs: Number(env.DATABASE_WAIT_SECONDS ?? 60) * 1_000,
    dataDir: path.resolve(env.DATA_DIR ?? path.join(root, ".data")),
    mallUrl: (env.MALL_URL || `http://localhost:${env.PORT ?? 3000}`).replace(/\/$/, ""),
    sandbox,
    easyCaptcha: sandbox && isOn(env.EASY_CAPTCHA),
    autopilot: sandbox && isOn(env.AUTOPILOT),
    trustedProxies: env.API_TRUSTED_PROXIES ?? "loopback",
    logLevel: env.LOG_LEVEL ?? "info",
    callsPerMinute: Number(
      env.CALLS_PER_MINUTE ?? callLimits.perMinute * (sandbox ? callLimits.sandboxShare : 1),
    ),
    keeping: { freshMs: 3_000, staleMs: 60_000 },
    richText: { hosts: readRichTextHosts(env), waitMs: richTextLimits.waitMs },
    admission: loadLimits.calls,
    bodies: bodyLimits,
    connections: connectionLimits,
  };
}
