/** A file in the place of an envelope, sent as fast as it is taken, so that none is ever whole in memory. */
import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import type { FileAnswer } from "../handle.ts";

export const sendFile = (reply: FastifyReply, { type, name, count, estimatedBytes, body }: FileAnswer) =>
  reply
    .headers({
      "content-type": type,
      "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      "total-count": count,
      "estimated-bytes": estimatedBytes,
    })
    .send(Readable.from(body, { objectMode: false }));
