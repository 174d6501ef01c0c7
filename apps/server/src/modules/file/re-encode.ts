/** A received picture made again: nothing of the sender's bytes, metadata or claims is kept. */
import sharp from "sharp";

const formats = ["jpeg", "png", "webp"];
/** 40 megapixels: a phone's photo passes, a decompression bomb does not. */
const maxPixels = 40_000_000;
const maxSidePx = 2_000;
const maxSeconds = 10;

export interface Picture {
  bytes: Buffer;
  width: number;
  height: number;
}

/**
 * A WebP of at most 2,000 px a side, turned upright; "format" where the bytes are no JPG, PNG or WebP, "pixels" where
 * they would unpack to more than anyone photographs.
 */
export async function reEncode(bytes: Buffer): Promise<Picture | "format" | "pixels"> {
  try {
    // Only the head is read before the limit is held to.
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (!formats.includes(format)) return "format";
    if (width * height > maxPixels) return "pixels";
    const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" });
    const { data, info } = await image
      .rotate()
      .resize({ width: maxSidePx, height: maxSidePx, fit: "inside", withoutEnlargement: true })
      .timeout({ seconds: maxSeconds })
      .webp({ quality: 84 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    return "format";
  }
}
