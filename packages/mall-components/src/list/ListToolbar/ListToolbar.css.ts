import {
  componentRecipe,
  componentStyle,
  focusRing,
  focusRingInside,
  hover,
  media,
  selected,
  smooth,
  vars,
} from "@tradehall/ui/css";
import { onlyInDrawer } from "../FilterDrawer/only-in-drawer.ts";

export const bar = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.l,
  rowGap: vars.space.s,
  padding: vars.space.s,
  background: vars.color.surface,
  borderRadius: vars.radius.card,
  fontSize: vars.fontSize.s,
  "@media": { [media.narrow]: { gap: vars.space.s, paddingBlock: vars.space.xs } },
});

export const sorts = componentStyle({
  display: "inline-flex",
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  overflow: "hidden",
});
export const sort = componentStyle([
  {
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space.xxs,
    minBlockSize: vars.size.controlS,
    paddingInline: vars.space.m,
    whiteSpace: "nowrap",
    "@media": { [media.narrow]: { paddingInline: vars.space.s } },
    selectors: { "& + &": { borderInlineStart: `${vars.borderWidth.line} solid ${vars.color.line}` } },
  },
  smooth,
  focusRingInside,
  hover({ color: vars.color.accent }),
  selected({ background: vars.color.accent, color: vars.color.onAccent }),
]);

export const priceForm = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  ...onlyInDrawer,
});
export const yuanInput = componentStyle([
  {
    inlineSize: "6em",
    minBlockSize: vars.size.controlS,
    paddingInline: vars.space.s,
    border: `${vars.borderWidth.line} solid ${vars.color.control}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface,
    fontVariantNumeric: "tabular-nums",
  },
  focusRing,
]);
export const apply = componentStyle([
  {
    minBlockSize: vars.size.controlS,
    paddingInline: vars.space.m,
    borderRadius: vars.radius.control,
    border: `${vars.borderWidth.line} solid ${vars.color.line}`,
    background: vars.color.surfaceSunken,
    whiteSpace: "nowrap",
  },
  smooth,
  focusRing,
  hover({ borderColor: vars.color.accent, color: vars.color.accent }),
]);

/** Together, so that a narrow bar wraps both. */
export const ticks = componentStyle({
  display: "inline-flex",
  flexWrap: "wrap",
  columnGap: vars.space.l,
  ...onlyInDrawer,
});
export const tick = componentStyle([
  {
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space.xs,
    minBlockSize: vars.size.controlS,
    borderRadius: vars.radius.s,
    whiteSpace: "nowrap",
  },
  smooth,
  focusRing,
  hover({ color: vars.color.accent }),
]);
export const tickBox = componentRecipe({
  base: {
    display: "grid",
    placeItems: "center",
    inlineSize: vars.size.iconM,
    blockSize: vars.size.iconM,
    border: `${vars.borderWidth.line} solid ${vars.color.control}`,
    borderRadius: vars.radius.s,
  },
  variants: {
    isOn: {
      true: { background: vars.color.accent, borderColor: vars.color.accent, color: vars.color.onAccent },
    },
  },
});

export const end = componentStyle({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.l,
  marginInlineStart: "auto",
});
export const total = componentStyle({ color: vars.color.textMuted, whiteSpace: "nowrap" });

/** A phone's one row has no room for it; the cart leads there, too. */
export const quick = componentStyle({ "@media": { [media.narrow]: { display: "none" } } });
