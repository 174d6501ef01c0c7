/** Finds every handler: a folder per subject, a file per call, no list to edit. */
import { readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Handler } from "./handle.ts";
import type { Settings } from "./settings.ts";

const folder = fileURLToPath(new URL("./modules", import.meta.url));

/** A module file whose default export is a handler; other files of a folder are its own parts. */
const isHandler = (value: unknown): value is Handler =>
  typeof value === "object" && value !== null && "endpoint" in value && "run" in value;

export async function loadHandlers(settings: Pick<Settings, "sandbox">): Promise<Handler[]> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .sort();
  const modules = await Promise.all(files.map((file) => import(path.join(folder, file))));
  return modules
    .map((module: { default?: unknown }) => module.default)
    .filter(isHandler)
    .filter((handler) => settings.sandbox || !handler.endpoint.sandbox);
}
