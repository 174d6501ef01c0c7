import { expect, test } from "vitest";
import { avatarPixelsFault, pictureFileFault } from "./picture.ts";

const head = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test("tells pictures by their first bytes, whatever their names say", () => {
  for (const one of ["\xff\xd8\xff\xe0", "\x89PNG\r\n\x1a\n", "RIFF....WEBP"])
    expect(pictureFileFault(1_000, head(one))).toBeUndefined();
  for (const one of ["GIF89a", "<svg xmlns=", "RIFF....WAVE", ""])
    expect(pictureFileFault(1_000, head(one))).toBe("fileFormat");
  expect(pictureFileFault(0, head(""))).toBe("fileEmpty");
  expect(pictureFileFault(2 * 1_048_576 + 1, head("\xff\xd8\xff"))).toBe("fileTooLarge");
});

test("a picture for an avatar has 100 px a side at least, and 40 megapixels at most", () => {
  expect(avatarPixelsFault(100, 100)).toBeUndefined();
  expect(avatarPixelsFault(99, 4_000)).toBe("fileTooSmall");
  expect(avatarPixelsFault(8_000, 8_000)).toBe("filePixels");
});
