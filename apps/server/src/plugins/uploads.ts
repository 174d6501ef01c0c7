/** Multipart with one file, held in memory up to the greatest size any call takes. */
import multipart from "@fastify/multipart";
import { uploadLimits } from "@tradehall/mall-rules/limits";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { CodeOnly } from "../refuse.ts";
import { statusCodeOf } from "./status-code.ts";

export async function uploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    // A name that says a path is refused (modules/file), not shortened to a harmless one.
    preservePath: true,
    limits: { files: 1, fields: 5, fieldSize: 1_000, fileSize: uploadLimits.licenceBytes + 1, parts: 6 },
  });
}

/** The one file of an upload call; undefined where none came. A longer one comes cut, one byte over any call's limit. */
export async function receivedFile(
  request: FastifyRequest,
): Promise<{ bytes: Buffer; name: string } | undefined> {
  if (!request.isMultipart()) return undefined;
  try {
    const file = await request.file({ throwFileSizeLimit: false });
    return file ? { bytes: await file.toBuffer(), name: file.filename } : undefined;
  } catch (error) {
    // The reader's limits have a status of their own; all else is a body that is cut off, or no multipart at all.
    if (statusCodeOf(error)) throw error;
    throw new CodeOnly("A00003");
  }
}
