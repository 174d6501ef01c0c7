import {
  componentRecipe,
  componentStyle,
  ellipsis,
  focusRing,
  media,
  smooth,
  times,
  vars,
} from "@tradehall/ui/css";
import { zIndex } from "@tradehall/ui/tokens";

const ground = { background: vars.color.headerBg, color: vars.color.onHeader };

export const header = componentStyle([ground, { position: "relative", zIndex: zIndex.header }]);

export const row = componentStyle({
  display: "grid",
  gridTemplateColumns: `minmax(0, 1fr) minmax(0, 2.4fr) auto`,
  alignItems: "center",
  columnGap: vars.space.xxl,
  minBlockSize: vars.size.header,
  paddingBlock: vars.space.m,
  "@media": {
    [media.narrow]: {
      gridTemplateColumns: "minmax(0, 1fr) auto",
      gap: vars.space.s,
      paddingBlock: vars.space.s,
    },
  },
});

export const shop = componentStyle([
  {
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space.m,
    minInlineSize: 0,
    borderRadius: vars.radius.m,
  },
  smooth,
  focusRing,
]);

export const logo = componentRecipe({
  base: {
    flex: "none",
    inlineSize: vars.size.thumbS,
    background: vars.color.surface,
    borderRadius: vars.radius.m,
  },
  variants: { isSmall: { true: { inlineSize: vars.size.controlM } } },
});

export const shopName = componentRecipe({
  base: [
    ellipsis,
    {
      fontFamily: vars.font.heading,
      fontSize: vars.fontSize.xxl,
      fontWeight: vars.weight.heavy,
      letterSpacing: vars.letterSpacing.heading,
      lineHeight: vars.lineHeight.snug,
    },
  ],
  variants: { isSmall: { true: { fontSize: vars.fontSize.l } } },
});

export const search = componentStyle({
  display: "grid",
  gap: vars.space.xs,
  minInlineSize: 0,
  "@media": { [media.narrow]: { gridColumn: "1 / -1", gridRow: 2 } },
});

export const hotWords = componentStyle({ "@media": { [media.narrow]: { display: "none" } } });

export const navBar = componentStyle({
  background: vars.color.navBg,
  color: vars.color.onNav,
  borderBlockEnd: `${vars.borderWidth.strong} solid ${vars.color.headerLine}`,
});

export const nav = componentStyle({
  display: "flex",
  alignItems: "stretch",
  gap: vars.space.xl,
  minBlockSize: vars.size.controlL,
  fontSize: vars.fontSize.m,
  "@media": { [media.narrow]: { gap: vars.space.l } },
});

export const navLink = componentRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    whiteSpace: "nowrap",
    fontWeight: vars.weight.medium,
    borderBlockEnd: `${vars.borderWidth.mark} solid transparent`,
  },
  variants: { isCurrent: { true: { borderBlockEndColor: vars.color.signal } } },
});

export const compact = componentStyle([
  ground,
  {
    position: "sticky",
    insetBlockStart: 0,
    zIndex: zIndex.header,
    boxShadow: vars.shadow.middle,
    borderBlockEnd: `${vars.borderWidth.strong} solid ${vars.color.headerLine}`,
  },
]);

export const compactRow = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, auto) minmax(0, 1fr) auto",
  alignItems: "center",
  gap: vars.space.l,
  minBlockSize: times(vars.size.controlL, 1.3),
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr) auto", gap: vars.space.s } },
});

export const compactSearch = componentStyle({
  minInlineSize: 0,
  maxInlineSize: vars.size.dialogM,
  inlineSize: "100%",
  justifySelf: "center",
  "@media": { [media.narrow]: { gridRow: 1, gridColumn: 1 } },
});
