/** Every failure that a test's server answers has a code that its call's `fails` names. */
import { codesOf } from "@tradehall/api-client/contract";
import type { FastifyInstance } from "fastify";

const faults = new Set<string>();

/** Notes what the server answers beyond its contract; before it is ready. */
export function holdToContract(app: FastifyInstance): void {
  app.addHook("onSend", async (request, _, payload) => {
    const { endpoint } = request.routeOptions.config;
    if (!endpoint || typeof payload !== "string" || payload === "") return;
    const { success, code } = JSON.parse(payload);
    if (!success && !codesOf(endpoint).includes(code)) faults.add(`${endpoint.name} answers ${code}`);
  });
}

/** What was noted since the last time. */
export function faultsAgainstContract(): string[] {
  const found = [...faults];
  faults.clear();
  return found;
}
