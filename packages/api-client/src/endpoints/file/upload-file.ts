import { uploadPurposes } from "@tradehall/mall-rules/limits";
import * as v from "valibot";
import { endpoint } from "../contract.ts";

/**
 * Keeps a picture: JPG, PNG or WebP by content, up to 2 MiB, as a store's licence up to 10 (Spec §5), stored without its metadata. It is its
 * sender's own and private until a review publishes it.
 */
export const uploadFile = endpoint("POST /p/file/upload", {
  summary: "Keeps a picture: JPG, PNG or WebP by content, up to 2 MiB, a store's licence up to 10",
  tag: "file",
  auth: "token",
  effect: "write",
  upload: true,
  perMinute: 60,
  /** What may name it later on: a review, a refund as its voucher, an application to open a store. */
  query: v.object({ purpose: v.optional(v.picklist(uploadPurposes), "review") }),
  /** The picture is in the field `file`. */
  body: v.instance(FormData),
  answer: v.object({
    /** Its name from now on, by which calls name it; only a session that may see it reads it there. */
    filePath: v.string(),
    /** Where it can be looked at for some minutes without a session. */
    signedPath: v.string(),
    width: v.number(),
    height: v.number(),
    bytes: v.number(),
  }),
  fails: ["A00004", "A00001"],
  example: {
    query: { purpose: "voucher" },
    body: new FormData(),
    answer: {
      filePath: "/files/3f/3f2c9a51d0b7e64c8a1f0d2e9b7c6a55.webp",
      signedPath: "/files/3f/3f2c9a51d0b7e64c8a1f0d2e9b7c6a55.webp?who=7&until=1795659300&sign=c2lnbmF0dXJl",
      ...{ width: 800, height: 600, bytes: 48_213 },
    },
  },
});
