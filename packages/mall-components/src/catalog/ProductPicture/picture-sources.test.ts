import { describe, expect, it } from "vitest";
import { ownPicture } from "./picture-sources.ts";

const pictureSources = (path: string) => ownPicture(path, 200).sources ?? [];
const plainPicture = (path: string, width: number) => ownPicture(path, width).src;

describe("addresses of a picture", () => {
  it("has AVIF and WebP in the widths of its folder", () => {
    expect(ownPicture("/pictures/p/bolt-01", 200)).toEqual({
      src: "/pictures/p/bolt-01-200.webp",
      srcSet:
        "/pictures/p/bolt-01-200.webp 200w, /pictures/p/bolt-01-400.webp 400w, /pictures/p/bolt-01-800.webp 800w",
      sources: [
        {
          type: "image/avif",
          srcSet:
            "/pictures/p/bolt-01-200.avif 200w, /pictures/p/bolt-01-400.avif 400w, /pictures/p/bolt-01-800.avif 800w",
        },
      ],
    });
    expect(pictureSources("/pictures/c/tools")[0]?.srcSet).toBe(
      "/pictures/c/tools-80.avif 80w, /pictures/c/tools-160.avif 160w",
    );
    expect(ownPicture("/pictures/h/banner-1-narrow", 390).srcSet).toContain("-390.webp 390w");
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
