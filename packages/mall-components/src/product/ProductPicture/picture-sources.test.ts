import { describe, expect, it } from "vitest";
import { ownPicture, picturesUnder } from "./picture-sources.ts";

const pictureSources = (path: string) => ownPicture(path, 200).sources ?? [];
const avif = (...asked: Parameters<typeof ownPicture>) => ownPicture(...asked).sources?.[0]?.srcSet;
const plainPicture = (path: string, width: number) => ownPicture(path, width).src;

describe("addresses of a picture", () => {
  it("has AVIF in the widths that its place can use, and one WebP", () => {
    expect(ownPicture("/pictures/p/bolt-01", 224)).toEqual({
      src: "/pictures/p/bolt-01-400.webp",
      sources: [
        {
          type: "image/avif",
          srcSet: "/pictures/p/bolt-01-400.avif 400w, /pictures/p/bolt-01-800.avif 800w",
        },
      ],
    });
    expect(avif("/pictures/p/bolt-01", 96)).toBe("/pictures/p/bolt-01-200.avif");
    expect(avif("/pictures/p/bolt-01", 2000)).toBe("/pictures/p/bolt-01-800.avif");
    expect(avif("/pictures/c/tools", 72)).toBe(
      "/pictures/c/tools-80.avif 80w, /pictures/c/tools-160.avif 160w",
    );
  });

  it("is under the shop's picture base, but for private files and whole addresses", () => {
    const pictureOf = picturesUnder("https://pictures.example.com");
    expect(pictureOf("/pictures/p/bolt-01", 96)).toEqual({
      src: "https://pictures.example.com/pictures/p/bolt-01-200.webp",
      sources: [{ type: "image/avif", srcSet: "https://pictures.example.com/pictures/p/bolt-01-200.avif" }],
    });
    expect(pictureOf("/uploads/a.webp", 96).src).toBe("https://pictures.example.com/uploads/a.webp");
    for (const path of [
      "/files/a.webp?until=1",
      "https://elsewhere.example/a.webp",
      "//cdn.example/a.png",
      "",
    ])
      expect(pictureOf(path, 96)).toEqual({ src: path });
  });

  it("has every width that some screen takes, where it flows", () => {
    const widthsOf = (path: string, width: number) => avif(path, width, true)?.match(/\d+(?=w)/g);
    expect(widthsOf("/pictures/h/banner-1", 1440)).toEqual(["780", "1200", "1600"]);
    expect(widthsOf("/pictures/h/banner-1-narrow", 390)).toEqual(["390", "780"]);
    expect(widthsOf("/pictures/p/bolt-01", 224)).toEqual(["400", "800"]);
  });

  it("takes the kept width next above the shown one, and the largest at most", () => {
    expect(plainPicture("/pictures/p/bolt-01", 224)).toBe("/pictures/p/bolt-01-400.webp");
    expect(plainPicture("/pictures/p/bolt-01", 2000)).toBe("/pictures/p/bolt-01-800.webp");
  });

  it("leaves whole addresses alone", () => {
    expect(plainPicture("data:image/svg+xml,x", 100)).toBe("data:image/svg+xml,x");
    expect(pictureSources("/upload/a.webp")).toEqual([]);
    expect(plainPicture("https://pictures.example/7?w=400", 224)).toBe("https://pictures.example/7?w=400");
    expect(pictureSources("//pictures.example/7")).toEqual([]);
  });
});
