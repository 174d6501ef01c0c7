/** For stories on Preact alone: it does what the storefront makes it do. */
import { fillGaps } from "../apps/storefront/src/renderer/fill-gaps.ts";

fillGaps();

export default {};
