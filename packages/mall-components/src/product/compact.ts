import { media } from "@tradehall/ui/css";

/** Looks of a part in a compact DensityFrame; a narrow screen has room for one line a field either way. */
export const whereCompact = (body: object) => ({
  "@media": { [media.desktop]: { selectors: { '[data-density="compact"] &': body } } },
});
