import { componentStyle, focusRing, hover, media, times, vars } from "@tradehall/ui/css";

export const head = componentStyle({
  display: "grid",
  gap: vars.space.s,
  paddingInline: vars.space.l,
  paddingBlock: vars.space.m,
  "@media": { [media.narrow]: { paddingInline: vars.space.m } },
});
const line = { display: "flex", flexWrap: "wrap", columnGap: vars.space.m, rowGap: vars.space.s } as const;
/** The form of another name opens below its own words. */
export const titleLine = componentStyle({ ...line, alignItems: "baseline" });
export const acts = componentStyle({ ...line, alignItems: "center" });
export const name = componentStyle({
  fontSize: vars.fontSize.l,
  fontWeight: vars.weight.strong,
  overflowWrap: "anywhere",
});
export const rename = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  gap: vars.space.s,
  inlineSize: times(vars.size.thumbL, 3),
  maxInlineSize: "100%",
  paddingBlockStart: vars.space.xs,
});
export const summary = componentStyle([
  {
    display: "inline-flex",
    alignItems: "center",
    minBlockSize: vars.size.controlS,
    color: vars.color.link,
    fontSize: vars.fontSize.s,
    borderRadius: vars.radius.s,
    cursor: "pointer",
    listStyle: "none",
  },
  hover({ textDecoration: "underline" }),
  focusRing,
]);
