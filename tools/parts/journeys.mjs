import { playwright } from "./checks.mjs";
import { headlessBrowser } from "./machine.mjs";
import { buildStorefront } from "./prepare.mjs";

/** The journeys over shops that start from one seed. */
export async function journeys() {
  await buildStorefront();
  return playwright("journeys", "playwright.config.ts", { env: { CHROMIUM: await headlessBrowser() } });
}
