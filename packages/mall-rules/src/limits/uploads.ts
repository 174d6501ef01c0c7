import { day, mebibyte, minute } from "./units.ts";

/** Uploads: type is told by content. */
export const uploadLimits = {
  imageBytes: 2 * mebibyte,
  licenceBytes: 10 * mebibyte,
  bodyBytes: mebibyte,
  /** What one buyer may send within 24 hours, and what is kept of theirs in all. */
  aDay: { files: 100, bytes: 100 * mebibyte },
  kept: { files: 5_000, bytes: 1_024 * mebibyte },
  /** How long a picture that nothing has used is kept. */
  unusedMs: day,
  /** How long a signed address of a private file can be read. */
  signedMs: 10 * minute,
} as const;

/** Pictures that avatars are cut from. */
export const avatarLimits = {
  /** Least width and height, in px. */
  minEdge: 100,
  maxPixels: 40_000_000,
  /** Edge of the avatar that is kept, in px. */
  edge: 400,
} as const;

/** What a picture is sent for. Each is private until it is published, which those of reviews and avatars are. */
export const uploadPurposes = [
  "review",
  "voucher",
  "avatar",
  "storeLogo",
  "storeLicence",
  "creditDocument",
  "transferProof",
  "quote",
  "chat",
] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

/** How large a picture may be that is sent for it (decisions "image upload"). */
export const mostBytesOf = (purpose: UploadPurpose): number =>
  purpose === "storeLicence" || purpose === "creditDocument"
    ? uploadLimits.licenceBytes
    : uploadLimits.imageBytes;
