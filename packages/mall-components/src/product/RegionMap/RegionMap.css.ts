import { componentGlobalStyle, componentRecipe, componentStyle, media, times, vars } from "@tradehall/ui/css";

export const frame = componentStyle({
  display: "grid",
  gap: vars.space.l,
  "@media": { [media.wide]: { gridTemplateColumns: `${times(vars.size.gallery, 1.1)} minmax(0, 1fr)` } },
});
export const map = componentStyle({ inlineSize: "100%", blockSize: "auto" });
/** Marks: what they look like is in the rules of their parts. */
const marks = { on: componentStyle({}), off: componentStyle({}) };
const ownTile = componentStyle({});
export const tile = componentRecipe({
  base: { fontSize: vars.fontSize.s },
  variants: { state: marks, isOwn: { true: ownTile } },
});
const paint = (state: "on" | "off", rule: object, part: string) =>
  componentGlobalStyle(`${marks[state]} ${part}`, rule);
paint("on", { fill: vars.color.accentSoft }, "rect");
paint("on", { fill: vars.color.onAccentSoft }, "text");
paint("off", { fill: vars.color.surfaceSunken, stroke: vars.color.lineStrong }, "rect");
paint("off", { fill: vars.color.textFaint }, "text");
paint("off", { stroke: vars.color.lineStrong, strokeWidth: vars.borderWidth.line }, "path");
componentGlobalStyle(`${ownTile} rect`, { fill: vars.color.accent, strokeWidth: vars.borderWidth.mark });
componentGlobalStyle(`${ownTile} text`, { fill: vars.color.onAccent, fontWeight: vars.weight.strong });

export const words = componentStyle({
  display: "grid",
  alignContent: "start",
  gap: vars.space.m,
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
});
export const key = componentRecipe({
  base: {
    display: "flex",
    alignItems: "center",
    gap: vars.space.s,
    selectors: {
      "&::before": {
        content: "",
        inlineSize: vars.size.iconM,
        blockSize: vars.size.iconM,
        border: `${vars.borderWidth.line} solid ${vars.color.lineStrong}`,
        borderRadius: vars.radius.s,
      },
    },
  },
  variants: {
    state: {
      own: { selectors: { "&::before": { background: vars.color.accent } } },
      on: { selectors: { "&::before": { background: vars.color.accentSoft } } },
      off: { selectors: { "&::before": { background: vars.color.surfaceSunken } } },
    },
  },
});
