import {
  componentRecipe,
  componentStyle,
  disabled,
  focusRingInside,
  hover,
  media,
  smooth,
  vars,
} from "@tradehall/ui/css";
import { zIndex } from "@tradehall/ui/tokens";

export const root = componentRecipe({
  base: { position: "relative", flex: "none", alignSelf: "stretch", display: "flex" },
  variants: { isPinned: { true: { "@media": { [media.desktop]: { display: "none" } } } } },
});

export const trigger = componentStyle([
  {
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space.s,
    flex: "none",
    minInlineSize: vars.size.sidebar,
    minBlockSize: vars.size.controlL,
    paddingInline: vars.space.l,
    background: vars.color.accent,
    color: vars.color.onAccent,
    fontWeight: vars.weight.strong,
    whiteSpace: "nowrap",
    "@media": { [media.narrow]: { minInlineSize: 0, paddingInline: vars.space.m } },
  },
  smooth,
  focusRingInside,
  hover({ background: vars.color.accentHover }),
  disabled({ background: vars.color.navHover, color: vars.color.onNav, cursor: "not-allowed" }),
]);

export const panel = componentStyle({
  position: "absolute",
  insetBlockStart: "100%",
  insetInlineStart: 0,
  zIndex: zIndex.popover,
  minInlineSize: "100%",
});

// After the trigger, whose look it shares.
export const heading = componentStyle({ "@media": { [media.belowDesktop]: { display: "none" } } });
