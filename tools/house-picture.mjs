/** Draws the picture of docs/house.md from the code. `tests/laws` fails while it is not what the code is. */
import fs from "node:fs";
import { drawHouse, page, withPicture } from "./parts/draw-house.mjs";
import { at } from "./parts/paths.mjs";
import { fail, main } from "./parts/say.mjs";

main(async () => {
  const text = withPicture(fs.readFileSync(at(page), "utf8"), drawHouse());
  if (!text) fail(`${page} has no marks of the picture.`);
  fs.writeFileSync(at(page), text);
  console.log(`${page} is drawn.`);
});
