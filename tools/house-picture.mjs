/** Draws the picture of docs/house.md from the code. `tests/laws` fails while it is not what the code is. */
import fs from "node:fs";
import { at } from "./parts/paths.mjs";
import { fail, main } from "./parts/say.mjs";
import { rerunOnPinnedNode } from "./toolchain.mjs";

main(async () => {
  if (await rerunOnPinnedNode("tools/house-picture.mjs")) return;
  const { drawHouse, page, withPicture } = await import("./parts/draw-house.mjs");
  const text = withPicture(fs.readFileSync(at(page), "utf8"), drawHouse());
  if (!text) fail(`${page} has no marks of the picture.`);
  fs.writeFileSync(at(page), text);
  console.log(`${page} is drawn.`);
});
