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
import { onlyInDrawer } from "../FilterDrawer/only-in-drawer.ts";

export const panel = componentStyle({
  background: vars.color.surface,
  borderRadius: vars.radius.card,
  overflow: "hidden",
  fontSize: vars.fontSize.s,
  ...onlyInDrawer,
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
    [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr) auto" },
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
  "@media": {
    [media.narrow]: { paddingInlineStart: 0, background: "none", fontWeight: vars.weight.strong },
  },
});

export const options = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.xl,
  rowGap: vars.space.xs,
  minInlineSize: 0,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.l,
  "@media": { [media.narrow]: { gridRow: 2, gridColumn: "1 / -1", gap: vars.space.s, paddingInline: 0 } },
});

export const option = componentStyle([
  {
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space.xxs,
    minBlockSize: vars.size.controlS,
    borderRadius: vars.radius.s,
    whiteSpace: "nowrap",
    "@media": { [media.narrow]: { paddingInline: vars.space.m, background: vars.color.surfaceSunken } },
  },
  smooth,
  focusRing,
  hover({ color: vars.color.accent }),
  selected({ color: vars.color.accent, fontWeight: vars.weight.strong }),
  { "@media": { [media.narrow]: selected({ background: vars.color.accentSoft }) } },
  disabled({ color: vars.color.disabledText, cursor: "not-allowed" }),
]);

export const tools = componentStyle({
  display: "inline-flex",
  gap: vars.space.s,
  paddingBlock: vars.space.s,
  paddingInlineEnd: vars.space.l,
  "@media": { [media.narrow]: { paddingInlineEnd: 0 } },
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

/** Shows and hides the rows after the sixth. */
export const all = componentStyle([
  {
    ...toolBody,
    justifyContent: "center",
    inlineSize: "100%",
    minBlockSize: vars.size.controlM,
    borderBlockStart: `${vars.borderWidth.line} solid ${vars.color.line}`,
  },
  { "@media": { "(scripting: none)": { display: "none" } } },
  focusRing,
]);

export const multiple = componentStyle({
  gridColumn: "2 / -1",
  background: vars.color.surfaceSunken,
  "@media": { [media.narrow]: { gridColumn: "1 / -1", background: "none" } },
});
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
