/** What a picture must be before it is worked on in the browser; the server looks at everything it is sent by itself. */
import { avatarLimits, uploadLimits } from "../limits/uploads.ts";

export type PictureFault = "fileEmpty" | "fileTooLarge" | "fileFormat" | "filePixels" | "fileTooSmall";

/** Bytes that tell the kind of a picture. */
export const pictureHeadBytes = 12;

const starts = (head: Uint8Array, at: number, bytes: readonly number[]): boolean =>
  bytes.every((byte, index) => head[at + index] === byte);

/** JPG, PNG and WebP, told by content. */
const isPicture = (head: Uint8Array): boolean =>
  starts(head, 0, [0xff, 0xd8, 0xff]) ||
  starts(head, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) ||
  (starts(head, 0, [0x52, 0x49, 0x46, 0x46]) && starts(head, 8, [0x57, 0x45, 0x42, 0x50]));

/** By its size in bytes and its first bytes. */
export function pictureFileFault(size: number, head: Uint8Array): PictureFault | undefined {
  if (size === 0) return "fileEmpty";
  if (size > uploadLimits.imageBytes) return "fileTooLarge";
  return isPicture(head) ? undefined : "fileFormat";
}

/** By its width and height, once it is unpacked. */
export function avatarPixelsFault(width: number, height: number): PictureFault | undefined {
  if (width * height > avatarLimits.maxPixels) return "filePixels";
  return Math.min(width, height) < avatarLimits.minEdge ? "fileTooSmall" : undefined;
}
