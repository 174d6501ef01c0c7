import {
  componentStyle,
  disabled,
  focusRing,
  hover,
  media,
  selected,
  smooth,
  times,
  vars,
} from "@tradehall/ui/css";

export const panel = componentStyle({
  background: vars.color.surface,
  borderRadius: vars.radius.card,
  overflow: "hidden",
  fontSize: vars.fontSize.s,
});

export const row = componentStyle({
  display: "grid",
  gridTemplateColumns: `${times(vars.size.sidebar, 0.5)} minmax(0, 1fr) auto`,
  alignItems: "start",
  selectors: {
    "& + &": { borderBlockStart: `${vars.borderWidth.line} dashed ${vars.color.line}` },
    "[data-facets=closed] > &:nth-child(n+7):not([data-chosen])": { display: "none" },
  },
  "@media": {
    [media.narrow]: {
      gridTemplateColumns: `${times(vars.size.sidebar, 0.3)} minmax(0, 1fr) auto`,
      selectors: { "[data-facets=closed] > &": { display: "none" } },
    },
    // Nothing could open them.
    "(scripting: none)": {
      selectors: { "[data-facets=closed] > &:nth-child(n):nth-child(n)": { display: "grid" } },
    },
  },
});

export const label = componentStyle({
  alignSelf: "stretch",
  paddingBlock: vars.space.m,
  paddingInlineStart: vars.space.l,
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
  "@media": { [media.narrow]: { paddingInlineStart: vars.space.s } },
});

export const options = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.xl,
  rowGap: vars.space.xs,
  minInlineSize: 0,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.l,
  "@media": { [media.narrow]: { columnGap: vars.space.m, paddingInline: vars.space.s } },
});

export const option = componentStyle([
  {
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space.xxs,
    minBlockSize: vars.size.controlS,
    borderRadius: vars.radius.s,
    whiteSpace: "nowrap",
  },
  smooth,
  focusRing,
  hover({ color: vars.color.accent }),
  selected({ color: vars.color.accent, fontWeight: vars.weight.strong }),
  disabled({ color: vars.color.disabledText, cursor: "not-allowed" }),
]);
export const count = componentStyle({ fontSize: vars.fontSize.xs, color: vars.color.textFaint });

export const tools = componentStyle({
  display: "inline-flex",
  gap: vars.space.s,
  paddingBlock: vars.space.s,
  paddingInlineEnd: vars.space.l,
  "@media": { [media.narrow]: { paddingInlineEnd: vars.space.s, flexDirection: "column" } },
});
const toolBody = {
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xxs,
  minBlockSize: vars.size.controlS,
  fontSize: vars.fontSize.xs,
  color: vars.color.textMuted,
  borderRadius: vars.radius.control,
  whiteSpace: "nowrap",
} as const;
export const tool = componentStyle([toolBody, smooth, focusRing, hover({ color: vars.color.accent })]);
export const toolBox = componentStyle([
  toolBody,
  { paddingInline: vars.space.s, border: `${vars.borderWidth.line} solid ${vars.color.line}` },
  smooth,
  focusRing,
  hover({ color: vars.color.accent, borderColor: vars.color.accent }),
]);

const allBody = {
  ...toolBody,
  justifyContent: "center",
  inlineSize: "100%",
  minBlockSize: vars.size.controlM,
  borderBlockStart: `${vars.borderWidth.line} solid ${vars.color.line}`,
} as const;
/** Shows and hides rows: on a phone all, in a wide window those after the sixth. */
export const allWide = componentStyle([
  allBody,
  { "@media": { "(scripting: none)": { display: "none" } } },
  focusRing,
]);
export const all = componentStyle([
  allBody,
  {
    display: "none",
    "@media": { [media.narrow]: { display: "inline-flex" }, "(scripting: none)": { display: "none" } },
  },
  focusRing,
]);

export const multiple = componentStyle({ gridColumn: "2 / -1", background: vars.color.surfaceSunken });
export const check = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  minBlockSize: vars.size.controlS,
  whiteSpace: "nowrap",
});
export const buttons = componentStyle({
  display: "flex",
  justifyContent: "center",
  gap: vars.space.s,
  paddingBlockEnd: vars.space.m,
});
