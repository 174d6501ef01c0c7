import * as v from "valibot";
import { endpoint } from "../contract.ts";

/** Keeps a picture for a chat: JPG, PNG or WebP by content, up to 2 MiB. Its sender's own until a message names it. */
export const uploadImFile = endpoint("POST /p/file/uploadImFile", {
  summary: "Keeps a picture for a chat",
  tag: "chat",
  base: "im",
  auth: "token",
  effect: "write",
  upload: true,
  perMinute: 60,
  /** The picture is in the field `file`. */
  body: v.instance(FormData),
  answer: v.object({
    filePath: v.string(),
    /** Where it can be looked at for some minutes without a session. */
    signedPath: v.string(),
    width: v.number(),
    height: v.number(),
    bytes: v.number(),
  }),
  fails: ["A00004", "A00001"],
  example: {
    body: new FormData(),
    answer: {
      filePath: "/files/3f/3f2c9a51d0b7e64c8a1f0d2e9b7c6a55.webp",
      signedPath: "/files/3f/3f2c9a51d0b7e64c8a1f0d2e9b7c6a55.webp?who=7&until=1795659300&sign=c2lnbmF0dXJl",
      ...{ width: 800, height: 600, bytes: 48_213 },
    },
  },
});
