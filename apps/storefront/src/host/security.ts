/** Headers that keep a page to itself, and the rule for which requests may act with the buyer's cookie. */
import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

export const createNonce = (): string => randomBytes(16).toString("base64");

/** `pictureSource` is another origin that pictures may come from; `embedder` the one that may show the page in a frame. */
export function securityHeaders(
  reply: FastifyReply,
  nonce: string,
  isSecure: boolean,
  { pictureSource, embedder }: { pictureSource?: string | undefined; embedder?: string | undefined } = {},
): void {
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Sanitised product texts keep a short list of style attributes.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", pictureSource].filter(Boolean).join(" "),
    "font-src 'self'",
    "connect-src 'self'",
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
