/** OpenAPI 3.1 from the contract at /openapi.json, readable at /docs. */
import reference from "@scalar/fastify-api-reference";
import { openApi } from "@tradehall/api-client/openapi";
import type { FastifyInstance } from "fastify";
import type { Handler } from "../handle.ts";

export async function documents(app: FastifyInstance, handlers: readonly Handler[]): Promise<void> {
  const document = openApi(handlers.map((handler) => handler.endpoint));
  app.get("/openapi.json", async () => document);
  await app.register(reference, {
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
}
