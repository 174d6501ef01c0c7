import * as v from "valibot";
import { endpoint } from "../contract.ts";

/** Keeps a picture: JPG, PNG or WebP by content, up to 2 MiB (Spec §5), stored anew without its metadata. */
export const uploadFile = endpoint("POST /p/file/upload", {
  summary: "Keeps a picture: JPG, PNG or WebP by content, up to 2 MiB",
  tag: "file",
  auth: "token",
  effect: "write",
  upload: true,
  perMinute: 60,
  /** The picture stands in the field `file`. */
  body: v.instance(FormData),
  answer: v.object({
    /** Address of the picture, width and file ending included: `/uploads/….webp`. */
    filePath: v.string(),
    width: v.number(),
    height: v.number(),
    bytes: v.number(),
  }),
  fails: ["A00004", "A00001"],
  example: {
    body: new FormData(),
    answer: { filePath: "/uploads/3f/3f2c9a51d0b7e6.webp", width: 800, height: 600, bytes: 48_213 },
  },
});
