/** Seeded and uploaded pictures from the data folder, by names that never change their content. */
import { mkdirSync } from "node:fs";
import { access } from "node:fs/promises";
import path from "node:path";
import serve from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { TryLater } from "../refuse.ts";
import type { Settings } from "../settings.ts";

const retrySeconds = 5;

/** Serves a folder of pictures; `bring` may fetch one that is not there. */
async function folder(
  app: FastifyInstance,
  root: string,
  prefix: string,
  bring?: (file: string) => Promise<void>,
): Promise<void> {
  mkdirSync(root, { recursive: true });
  await app.register(async (scope) => {
    scope.addHook("onRequest", async (request, reply) => {
      // An answer without the picture must not be kept; one with it says so itself.
      reply.header("cache-control", "no-store");
      const { "*": file = "" } = request.params as { "*"?: string };
      if (!bring || (await isThere(path.join(root, file)))) return;
      await bring(file).catch((error: unknown) => {
        request.log.error({ err: error }, "a picture could not be drawn");
        throw new TryLater("A00016", retrySeconds, error);
      });
    });
    await scope.register(serve, {
      root,
      prefix,
      decorateReply: false,
      immutable: true,
      maxAge: "365d",
      index: false,
    });
  });
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

export async function pictures(app: FastifyInstance, { dataDir }: Settings): Promise<void> {
  const seeded = path.join(dataDir, "pictures");
  await folder(app, seeded, "/pictures/", async (file) => {
    // The drawings are loaded by the first picture that lacks: a shop with pictures of its own never needs them.
    const { drawMissing } = await import("../db/seed/pictures/on-demand.ts");
    await drawMissing(seeded, file);
  });
  await folder(app, path.join(dataDir, "uploads"), "/uploads/");
}
