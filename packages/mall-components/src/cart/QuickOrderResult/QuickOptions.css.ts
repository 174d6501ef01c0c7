import { componentStyle, focusRing, hover, media, vars } from "@tradehall/ui/css";

const line = `${vars.borderWidth.line} solid ${vars.color.line}`;

export const options = componentStyle({
  display: "grid",
  gap: vars.space.xs,
  marginBlockStart: vars.space.xs,
});
export const option = componentStyle([
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: vars.space.s,
    inlineSize: "100%",
    minBlockSize: vars.size.controlS,
    paddingInline: vars.space.s,
    paddingBlock: vars.space.xs,
    border: line,
    borderRadius: vars.radius.s,
    fontSize: vars.fontSize.s,
    textAlign: "start",
    overflowWrap: "anywhere",
    "@media": { [media.coarse]: { minBlockSize: vars.size.touch } },
  },
  hover({ borderColor: vars.color.accent, color: vars.color.accent }),
  focusRing,
]);
