/** Headers that keep a page to itself, and the rule for which requests may act with the buyer's cookie. */
import { randomBytes } from "node:crypto";
import type { RichTextHosts } from "@tradehall/mall-rules/rich-text/hosts";
import type { FastifyRequest } from "fastify";
import type { AnyReply } from "./any-server.ts";

export const createNonce = (): string => randomBytes(16).toString("base64");

interface Others {
  /** Another origin that pictures may come from. */
  pictureSource?: string | undefined;
  /** Hosts that texts of sellers may show pictures and videos of. */
  richTextHosts?: RichTextHosts | undefined;
  /** Other origins that pages call (Spec §7). */
  called?: readonly string[];
  /** The origin that may show the page in a frame. */
  embedder?: string | undefined;
}

const sources = (directive: string, ...others: (string | undefined)[]): string =>
  [directive, ...others].filter(Boolean).join(" ");
const byHttps = (hosts: readonly string[] = []): string[] => hosts.map((host) => `https://${host}`);

export function securityHeaders(
  reply: AnyReply,
  nonce: string,
  isSecure: boolean,
  { pictureSource, richTextHosts, called = [], embedder }: Others = {},
): void {
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    sources("img-src 'self' data: blob:", pictureSource, ...byHttps(richTextHosts?.pictures)),
    sources("media-src 'self'", ...byHttps(richTextHosts?.videos)),
    "font-src 'self'",
    sources("connect-src 'self'", ...called),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${embedder ?? "'none'"}`,
  ];
  reply.headers({
    "content-security-policy": policy.join("; "),
    "x-content-type-options": "nosniff",
    // It knows no single foreign origin; browsers that know frame-ancestors do not heed it.
    ...(embedder ? {} : { "x-frame-options": "DENY" }),
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    ...(isSecure ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  });
}

/**
 * Whether a request comes from the mall's own pages. Browsers say so in Sec-Fetch-Site; older ones send Origin with
 * everything that writes.
 */
export function isSameOrigin(request: FastifyRequest): boolean {
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || (site === "none" && request.method === "GET");
  const origin = request.headers.origin;
  if (origin === undefined) return request.method === "GET" || request.method === "HEAD";
  try {
    return new URL(origin).host === request.host;
  } catch {
    return false;
  }
}
