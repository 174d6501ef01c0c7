import {
  componentStyle,
  focusRingInside,
  hover,
  media,
  selected,
  smooth,
  times,
  vars,
} from "@tradehall/ui/css";
import { zIndex } from "@tradehall/ui/tokens";
import { narrowFirst } from "./CategoryFlyout.css.ts";

export { empty } from "./CategoryFlyout.css.ts";

export const panel = componentStyle({
  position: "absolute",
  insetInlineStart: "100%",
  insetBlock: 0,
  zIndex: zIndex.popover,
  display: "flex",
  inlineSize: times(vars.size.sidebar, 3.8),
  // It ends where the page does.
  maxInlineSize: `calc(100vw - 2 * ${vars.size.gutter} - ${vars.size.sidebar})`,
  minBlockSize: "100%",
  overflow: "hidden",
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.high,
  borderEndEndRadius: vars.radius.card,
  borderInlineStart: `${vars.borderWidth.line} solid ${vars.color.line}`,
  "@media": {
    [media.narrow]: {
      inlineSize: `calc(100vw - 2 * ${vars.size.gutter} - ${narrowFirst})`,
      maxInlineSize: "none",
    },
  },
});

export const second = componentStyle({
  flex: "none",
  inlineSize: times(vars.size.sidebar, 0.8),
  paddingBlock: vars.space.s,
  overflowY: "auto",
  background: vars.color.surfaceSunken,
  "@media": { [media.narrow]: { inlineSize: "44%" } },
});

export const secondLink = componentStyle([
  {
    display: "flex",
    alignItems: "center",
    minBlockSize: vars.size.controlM,
    paddingInline: vars.space.l,
    "@media": { [media.narrow]: { paddingInline: vars.space.s } },
    borderInlineStart: `${vars.borderWidth.mark} solid transparent`,
  },
  smooth,
  focusRingInside,
  hover({ color: vars.color.accent }),
  selected({
    background: vars.color.surfaceRaised,
    color: vars.color.accent,
    fontWeight: vars.weight.medium,
    borderInlineStartColor: vars.color.accent,
  }),
]);

export const third = componentStyle({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: vars.space.m,
  flex: 1,
  minInlineSize: 0,
  padding: vars.space.l,
  overflowY: "auto",
  "@media": { [media.narrow]: { paddingInline: vars.space.m } },
});

export const thirdGrid = componentStyle({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(${vars.size.thumbL}, 1fr))`,
  gap: vars.space.m,
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 0 } },
  inlineSize: "100%",
  fontSize: vars.fontSize.s,
});

export const thirdLink = componentStyle([
  {
    display: "grid",
    gap: vars.space.xs,
    padding: vars.space.xs,
    borderRadius: vars.radius.s,
    textAlign: "center",
    "@media": {
      [media.narrow]: { alignItems: "center", minBlockSize: vars.size.controlM, textAlign: "start" },
    },
  },
  smooth,
  focusRingInside,
  hover({ color: vars.color.accent, background: vars.color.surfaceSunken }),
]);
// The narrow column has room for the names alone.
export const thirdPicture = componentStyle({ "@media": { [media.narrow]: { display: "none" } } });

export const all = componentStyle({ marginBlockStart: "auto", fontSize: vars.fontSize.s });
