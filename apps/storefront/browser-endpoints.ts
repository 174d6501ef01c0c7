import type { Endpoint } from "@tradehall/api-client/contract";
import type { Plugin } from "vite";

/** What the client reads of an endpoint to send a call and to name its errors (`api-client/src/transport`). */
const read = [
  "name",
  "method",
  "path",
  "creates",
  "base",
  "form",
] as const satisfies readonly (keyof Endpoint)[];

/** The module of an endpoint as the browser needs it. */
export function browserModule(exported: Record<string, Endpoint>): string {
  const one = ([name, endpoint]: [string, Endpoint]) =>
    `export const ${name} = ${JSON.stringify(Object.fromEntries(read.map((fact) => [fact, endpoint[fact]])))};`;
  return Object.entries(exported).map(one).join("\n");
}

/**
 * Endpoints without their schemas, examples and sentences: a browser sends what its forms made and reads what the server
 * has held to the contract, so that it needs no validator either.
 */
export const browserEndpoints = (): Plugin => ({
  name: "tradehall-browser-endpoints",
  enforce: "pre",
  transform: {
    filter: { id: /\/api-client\/src\/endpoints\/[\w/-]+\/[\w-]+\.ts$/ },
    async handler(_, id) {
      if (this.environment.name !== "client" || this.environment.mode !== "build") return;
      const exported: Record<string, Endpoint> = await import(id);
      return { code: browserModule(exported), map: null };
    },
  },
});
