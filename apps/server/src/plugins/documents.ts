/** OpenAPI 3.1 from the contract at /openapi.json, readable at /docs. */
import { randomBytes } from "node:crypto";
import reference from "@scalar/fastify-api-reference";
import { openApi } from "@tradehall/api-client/openapi";
import type { FastifyInstance } from "fastify";
import type { Handler } from "../handle.ts";

/** Only the page's own scripts and styles, calls to this server alone, no eval, no frame around it. */
const policyWith = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

/** The page's script looks for the nonce in a meta; its editor does not, so whatever style a script makes gets it. */
const nonceForStyles = (nonce: string): string => `<meta property="csp-nonce" content="${nonce}">
<script>
const create = document.createElement;
document.createElement = function (name, ...rest) {
  const made = create.call(this, name, ...rest);
  if (String(name).toLowerCase() === "style") made.nonce = ${JSON.stringify(nonce)};
  return made;
};
</script>`;

const withNonce = (page: string, nonce: string): string =>
  page.replace("<head>", `<head>${nonceForStyles(nonce)}`).replaceAll("<script", `<script nonce="${nonce}"`);

export async function documents(app: FastifyInstance, handlers: readonly Handler[]): Promise<void> {
  const document = openApi(handlers.map((handler) => handler.endpoint));
  app.get("/openapi.json", async () => document);
  await app.register(async (scope) => {
    scope.addHook("onSend", async (_, reply, payload) => {
      const isPage = String(reply.getHeader("content-type")).startsWith("text/html");
      if (!isPage) reply.header("cache-control", "public, max-age=3600");
      if (!isPage || typeof payload !== "string") return payload;
      const nonce = randomBytes(16).toString("base64");
      const page = withNonce(payload, nonce);
      reply.headers({
        "content-security-policy": policyWith(nonce),
        "content-length": Buffer.byteLength(page),
      });
      return page;
    });
    await scope.register(reference, {
      routePrefix: "/docs",
      // Nothing is fetched from elsewhere and nothing is sent there: the page works offline.
      configuration: {
        url: "/openapi.json",
        withDefaultFonts: false,
        telemetry: false,
        showDeveloperTools: "never",
        hideClientButton: true,
        agent: { disabled: true },
        mcp: { disabled: true },
      },
    });
  });
}
