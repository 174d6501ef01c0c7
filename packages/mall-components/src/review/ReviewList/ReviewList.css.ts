import { belowFold, componentRecipe, componentStyle, iconRow, media, times, vars } from "@tradehall/ui/css";
import { StarIcon } from "@tradehall/ui/Icon";
export const item = componentStyle([
  belowFold(times(vars.size.thumbL, 2)),
  {
    borderBlockEnd: `${vars.borderWidth.line} solid ${vars.color.line}`,
  },
]);
export const review = componentStyle({
  display: "grid",
  gridTemplateColumns: `${times(vars.size.sidebar, 0.7)} minmax(0, 1fr)`,
  gap: vars.space.l,
  paddingBlockEnd: vars.space.l,
  fontSize: vars.fontSize.s,
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.s } },
});
export const author = componentStyle({
  display: "flex",
  alignItems: "center",
  alignSelf: "start",
  gap: vars.space.s,
  color: vars.color.textMuted,
  minInlineSize: 0,
  overflowWrap: "anywhere",
});
export const avatar = componentStyle({ flex: "none", inlineSize: vars.size.controlM });
export const initial = componentStyle({
  display: "grid",
  placeItems: "center",
  blockSize: vars.size.controlM,
  borderRadius: vars.radius.round,
  background: vars.color.accentSoft,
  color: vars.color.accent,
  fontWeight: vars.weight.strong,
});
const most = 5;
const row = componentStyle({
  display: "inline-flex",
  selectors: {
    "&::before": { ...iconRow(StarIcon, vars.size.iconS, true), color: vars.color.rating },
    "&::after": { ...iconRow(StarIcon, vars.size.iconS, false), color: vars.color.textFaint },
  },
});
/** By the number of stars that are set. */
export const stars = Array.from({ length: most + 1 }, (_, set) =>
  componentStyle([
    row,
    {
      "::before": { inlineSize: times(vars.size.iconS, set) },
      "::after": { inlineSize: times(vars.size.iconS, most - set) },
    },
  ]),
);
export const more = componentRecipe({
  base: {
    display: "grid",
    gap: vars.space.xs,
    padding: vars.space.m,
    borderRadius: vars.radius.m,
    background: vars.color.surfaceSunken,
    color: vars.color.textMuted,
  },
  variants: {
    kind: {
      reply: {},
      followUp: {
        background: "transparent",
        paddingBlock: 0,
        borderInlineStart: `${vars.borderWidth.mark} solid ${vars.color.accent}`,
        borderRadius: 0,
        color: vars.color.text,
      },
    },
  },
});
