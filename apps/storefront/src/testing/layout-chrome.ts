import type { LayoutName } from "../route-table.ts";

/** Chrome of each layout (Spec §2); the header of the home layout is with the home page itself. */
export const layoutChrome: Record<LayoutName, { topBar: boolean; header: boolean; footer: boolean }> = {
  default: { topBar: true, header: true, footer: true },
  home: { topBar: true, header: true, footer: true },
  decorate: { topBar: true, header: true, footer: true },
  empty: { topBar: false, header: false, footer: false },
  policy: { topBar: false, header: false, footer: true },
};
