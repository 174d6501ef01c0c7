/** Which calls a page's browser may make: those of the contract, and what the shop's own back end has beside them. */
import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Endpoint } from "@tradehall/api-client/contract";

const folder = path.dirname(createRequire(import.meta.url).resolve("@tradehall/api-client/contract"));

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "example" in value;

/** Every call of the contract, found by its file; there is no list to edit. */
export async function loadEndpoints(): Promise<Endpoint[]> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    /[\\/][\w-]+\.ts$/.test(file),
  );
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(path.join(folder, file)).href)));
  return modules.flatMap((module: Record<string, unknown>) => Object.values(module)).filter(isEndpoint);
}

const patternOf = (template: string): RegExp => new RegExp(`^${template.replace(/\{\w+\}/g, "[^/]+")}$`);

/** How the host treats a call: passed on, kept for the pages' own server side, or no call at all. */
export type CallKind = "forwarded" | "serverOnly" | "unknown";

/**
 * Tells the kind of a call by its method and its path as the API has it. The sandbox, health and documents of the API
 * are no calls of the contract's shop and stay unreachable.
 */
export async function loadKnownCalls(
  alsoForwarded: readonly string[],
): Promise<(method: string, path: string) => CallKind> {
  const calls = (await loadEndpoints())
    .filter((endpoint) => !endpoint.sandbox)
    .map(({ method, path: template, opensSession = false }) => ({
      method,
      pattern: patternOf(template),
      opensSession,
    }));
  return (method, at) => {
    const call = calls.find((one) => one.method === method && one.pattern.test(at));
    if (call) return call.opensSession ? "serverOnly" : "forwarded";
    const isAlso = alsoForwarded.some((prefix) => at === prefix || at.startsWith(`${prefix}/`));
    return isAlso ? "forwarded" : "unknown";
  };
}
