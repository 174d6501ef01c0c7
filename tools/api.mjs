import fs from "node:fs";
import { at } from "./parts/paths.mjs";
import { main } from "./parts/say.mjs";
import { rerunOnPinnedNode } from "./toolchain.mjs";

/** `npm run api`: writes what each package gives to other shops into its api.txt, which a review compares. */
main(async () => {
  if (await rerunOnPinnedNode("tools/api.mjs")) return;
  const { apiSnapshots, snapshotFile } = await import("./parts/api-snapshot.mjs");
  for (const [name, text] of Object.entries(apiSnapshots())) fs.writeFileSync(at(snapshotFile(name)), text);
});
