/** Seeded and uploaded pictures from the data folder, by names that never change their content. */
import { mkdirSync } from "node:fs";
import { access } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import serve from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { TryLater } from "../refuse.ts";
import type { Settings } from "../settings.ts";

const retrySeconds = 5;

/** Films are kept in the repository, since nothing here could draw them, and are given out from there. */
const films = fileURLToPath(new URL("../db/seed/pictures/films", import.meta.url));

interface Source {
  /** May fetch a file that is not there. */
  bring?(file: string): Promise<void>;
  /** Another folder, for what is not in the first. */
  also?: string;
}

/** Serves a folder of pictures, each as a stream, in parts to who asks for one. */
async function folder(
  app: FastifyInstance,
  root: string,
  prefix: string,
  { bring, also }: Source = {},
): Promise<void> {
  mkdirSync(root, { recursive: true });
  await app.register(async (scope) => {
    scope.addHook<{ Params: { "*"?: string } }>("onRequest", async (request, reply) => {
      // An answer without the picture must not be kept; one with it says so itself.
      reply.header("cache-control", "no-store");
      const { "*": file = "" } = request.params;
      if (!bring || (await isThere(path.join(root, file)))) return;
      await bring(file).catch((error: unknown) => {
        request.log.error({ err: error }, "a picture could not be drawn");
        throw new TryLater("A00016", retrySeconds, error);
      });
    });
    await scope.register(serve, {
      root: also ? [root, also] : root,
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
  await folder(app, seeded, "/pictures/", {
    bring: async (file) => {
      // The drawings are loaded by the first picture that lacks: a shop with pictures of its own never needs them.
      const { drawMissing } = await import("../db/seed/pictures/on-demand.ts");
      await drawMissing(seeded, file);
    },
  });
  await folder(app, path.join(seeded, "v"), "/pictures/v/", { also: films });
  await folder(app, path.join(dataDir, "uploads"), "/uploads/");
}
