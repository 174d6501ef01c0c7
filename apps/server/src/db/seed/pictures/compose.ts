/** Draws the catalogue's pictures into the data folder. */
import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { type Drawing, drawings } from "./drawings.ts";

/** Raised when a drawing changes, so that old files are made again. */
const version = 6;
/** Drawings under way at once: one computes while another writes. */
const workers = 3;

const formats = ["avif", "webp"] as const;
type Format = (typeof formats)[number];

/** The files of a drawing, under the folder of the pictures. */
export const filesOf = ({ path, widths }: Drawing): string[] =>
  widths.flatMap((width) => formats.map((format) => `${path}-${width}.${format}`));

function encode(image: Sharp, format: Format, width: number): Promise<Buffer> {
  if (format === "webp") return image.webp({ quality: 80, effort: 2 }).toBuffer();
  // Full effort costs minutes; small widths fill the lists and get more of it.
  const effort = width <= 400 ? 1 : 0;
  return image.avif({ quality: 55, effort, chromaSubsampling: "4:2:0" }).toBuffer();
}

/** Someone else may draw the same picture: each writes a file of its own and puts it into its place whole. */
async function put(file: string, content: Buffer): Promise<void> {
  const own = `${file}.${randomUUID()}`;
  await writeFile(own, content);
  await rename(own, file);
}

/** Draws one picture in its widths, as AVIF and WebP. */
export async function draw(picturesDir: string, drawing: Drawing): Promise<void> {
  const { path, widths } = drawing;
  await mkdir(dirname(join(picturesDir, path)), { recursive: true });
  const drawn = await drawing.draw(Math.max(...widths));
  if (!drawing.isClear) drawn.removeAlpha();
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  const { width: ownWidth, height, channels } = info;
  await Promise.all(
    widths.map(async (width) => {
      const sized = sharp(data, { raw: { width: ownWidth, height, channels } });
      const pixels = await sized.resize(width).raw().toBuffer({ resolveWithObject: true });
      const raw = { width, height: pixels.info.height, channels };
      await Promise.all(
        formats.map(async (format) =>
          put(
            join(picturesDir, `${path}-${width}.${format}`),
            await encode(sharp(pixels.data, { raw }), format, width),
          ),
        ),
      );
    }),
  );
}

interface Stamp {
  version?: number;
  isComplete?: boolean;
}
const stampOf = (picturesDir: string): string => join(picturesDir, "made.json");

async function readStamp(picturesDir: string): Promise<Stamp> {
  return readFile(stampOf(picturesDir), "utf8").then(
    (text): Stamp => JSON.parse(text),
    () => ({}),
  );
}

/** The files that are there, by their names under the folder. */
async function filesThere(picturesDir: string): Promise<Set<string>> {
  const names = await readdir(picturesDir, { recursive: true });
  return new Set(names.map((name) => name.replaceAll("\\", "/")));
}

/** Removes what an earlier version drew. */
async function begin(picturesDir: string): Promise<void> {
  await mkdir(picturesDir, { recursive: true });
  if ((await readStamp(picturesDir)).version === version) return;
  await Promise.all(drawings.flatMap(filesOf).map((file) => rm(join(picturesDir, file), { force: true })));
  await writeFile(stampOf(picturesDir), JSON.stringify({ version } satisfies Stamp));
}

export interface ComposeOptions {
  /** Only the pictures of these paths, and of these none for galleries. Default all. */
  first?: ReadonlySet<string>;
  onProgress?: (text: string) => void;
}

/** Whether a drawing is among what the first screens show. */
const isFirst = ({ path, widths }: Drawing, first: ReadonlySet<string>): boolean =>
  Math.max(...widths) < 800 && (first.has(`/pictures/${path}`) || /^s\/|-narrow$/.test(path));

/** Draws the pictures that are not there yet, in the order of `drawings`; returns how many were drawn. */
export async function composePictures(
  picturesDir: string,
  { first, onProgress = () => {} }: ComposeOptions = {},
): Promise<number> {
  await begin(picturesDir);
  if ((await readStamp(picturesDir)).isComplete) return 0;
  const there = await filesThere(picturesDir);
  const wanted = drawings.filter((drawing) =>
    first ? isFirst(drawing, first) : drawing.isOnDemand !== true,
  );
  const missing = wanted.filter((drawing) => filesOf(drawing).some((file) => !there.has(file)));
  let next = 0;
  let done = 0;
  const work = async () => {
    for (let drawing = missing[next++]; drawing !== undefined; drawing = missing[next++]) {
      await draw(picturesDir, drawing);
      done += 1;
      if (done % 100 === 0 || done === missing.length) onProgress(`pictures ${done}/${missing.length}`);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  if (!first)
    await writeFile(stampOf(picturesDir), JSON.stringify({ version, isComplete: true } satisfies Stamp));
  return missing.length;
}
