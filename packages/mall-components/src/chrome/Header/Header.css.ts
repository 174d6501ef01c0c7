import {
  clampLines,
  componentRecipe,
  componentStyle,
  focusRing,
  media,
  smooth,
  vars,
} from "@tradehall/ui/css";
import { zIndex } from "@tradehall/ui/tokens";

// No box of its own: the bar inside sticks to the page, not to the header.
export const header = componentStyle({ display: "contents" });

export const shop = componentStyle([
  {
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space.m,
    minInlineSize: 0,
    justifySelf: "start",
    maxInlineSize: "100%",
    borderRadius: vars.radius.m,
    pointerEvents: "auto",
  },
  smooth,
  focusRing,
]);

export const logo = componentStyle({
  flex: "none",
  inlineSize: vars.size.thumbS,
  // No higher than the cart: the first line scrolls away whole.
  "@media": { [media.narrow]: { inlineSize: vars.size.controlM } },
  background: vars.color.surface,
  borderRadius: vars.radius.m,
});

export const shopName = componentStyle([
  clampLines(2),
  {
    WebkitLineClamp: "var(--mall-shop-name-lines, 2)",
    textWrap: "balance",
    fontFamily: vars.font.heading,
    fontSize: vars.fontSize.xxl,
    fontWeight: vars.weight.heavy,
    letterSpacing: vars.letterSpacing.heading,
    lineHeight: vars.lineHeight.snug,
    selectors: { "&[data-long]": { fontSize: vars.fontSize.l } },
    "@media": { [media.narrow]: { fontSize: vars.fontSize.l } },
  },
]);

// Below the bar, whose panels hang over it; above the page, over which its own panel hangs.
export const navBar = componentStyle({
  position: "relative",
  zIndex: zIndex.header - 1,
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
  "@media": {
    [media.narrow]: {
      flexWrap: "wrap",
      columnGap: `min(${vars.space.l}, calc(20vw - ${vars.space.xl} * 2))`,
      rowGap: 0,
    },
  },
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

/** Scrolls sideways where it has no room; on a phone a line of its own, on the home page alone. */
export const campaigns = componentRecipe({
  base: {
    display: "flex",
    alignItems: "stretch",
    gap: vars.space.xl,
    minInlineSize: 0,
    minBlockSize: vars.size.controlL,
    overflowX: "auto",
    scrollbarWidth: "none",
    "@media": { [media.narrow]: { gap: vars.space.l, flexBasis: "100%" } },
  },
  variants: { isHome: { true: {}, false: { "@media": { [media.narrow]: { display: "none" } } } } },
});
