import { disabled, focusRing, media, style, vars } from "../../css/index.ts";

const withoutScript = "(scripting: none)";

/** The browser's own list is what the form sends; it is seen where no script will ever draw the field. */
export const native = style({
  display: "none",
  inlineSize: "100%",
  padding: vars.space.xs,
  background: vars.color.surface,
  border: `${vars.borderWidth.line} solid ${vars.color.control}`,
  borderRadius: vars.radius.m,
  "@media": { [withoutScript]: { display: "block" } },
});

/** In the field's box: tags, then the text, on as many lines as they need. */
export const rows = style({
  position: "relative",
  flexWrap: "wrap",
  gap: vars.space.xs,
  paddingInlineEnd: `calc(${vars.space.s} + ${vars.space.xl})`,
  paddingBlock: `calc((${vars.size.controlM} - ${vars.space.xl}) / 2 - ${vars.borderWidth.line})`,
  "@media": { [withoutScript]: { display: "none" } },
});

/** At the end of the box, however many lines that has. */
export const opener = style([
  {
    position: "absolute",
    insetBlock: 0,
    insetInlineEnd: vars.space.xs,
    display: "grid",
    placeItems: "center",
    inlineSize: vars.space.xl,
    color: vars.color.textMuted,
  },
  disabled({ color: vars.color.disabledText }),
]);

/** Tags and text are in the lines of the box themselves. */
export const parts = style({ display: "contents" });

/** A tag that can be reached by keys. */
export const chip = style([
  // Its parts are lower than a target must be.
  { minBlockSize: vars.space.xl, paddingBlock: 0, cursor: "default" },
  focusRing,
  // Its ground is that of the disabled field.
  disabled({ color: vars.color.disabledText, borderColor: vars.color.line }),
]);

/** The text takes what the tags leave, or a line of its own. */
export const input = style({
  flexBasis: vars.space.xxxl,
  inlineSize: vars.space.xxxl,
  minBlockSize: vars.space.xl,
  "@media": { [media.coarse]: { minBlockSize: vars.size.controlS } },
});

export const line = style({ display: "flex", alignItems: "center", gap: vars.space.s });

export const lineWords = style({ flex: "1 1 auto", minInlineSize: 0 });

export const check = style({
  display: "inline-flex",
  visibility: "hidden",
  selectors: { "[data-selected] > * > &": { visibility: "visible" } },
});
