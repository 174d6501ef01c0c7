import { componentStyle, media, times, vars } from "@tradehall/ui/css";

export const filters = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  alignItems: "center",
  gap: vars.space.s,
  fontSize: vars.fontSize.s,
  // A field with a fault under it keeps its line.
  selectors: { '&:has([aria-invalid="true"])': { alignItems: "baseline" } },
  "@media": { [media.wide]: { display: "flex", flexWrap: "wrap" } },
});

export const keyword = componentStyle({
  gridColumn: "1 / -1",
  "@media": { [media.wide]: { inlineSize: `max(${times(vars.size.sidebar, 1.25)}, 16em)` } },
});

export const choice = componentStyle({
  minInlineSize: 0,
  // In large letters, too, the longest of the usual answers is not cut.
  "@media": { [media.wide]: { inlineSize: `max(${times(vars.size.thumbM, 1.75)}, 9em)` } },
});
