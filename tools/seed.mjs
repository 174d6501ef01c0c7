import { migrate, seed } from "./parts/prepare.mjs";
import { main } from "./parts/say.mjs";
import { ensureTools } from "./toolchain.mjs";

// `npm run seed -- --scale 100000` makes a catalogue of that many products; `--reset` empties the shop first.
main(async () => {
  await ensureTools();
  await migrate();
  await seed(process.argv.slice(2));
});
