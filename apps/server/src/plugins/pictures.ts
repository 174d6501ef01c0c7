/** Seeded and uploaded pictures from the data folder, by names that never change their content. */
import { mkdirSync } from "node:fs";
import path from "node:path";
import serve from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { Settings } from "../settings.ts";

export async function pictures(app: FastifyInstance, settings: Settings): Promise<void> {
  for (const name of ["pictures", "uploads"]) {
    const root = path.join(settings.dataDir, name);
    mkdirSync(root, { recursive: true });
    await app.register(serve, {
      root,
      prefix: `/${name}/`,
      decorateReply: false,
      immutable: true,
      maxAge: "365d",
      index: false,
    });
  }
}
