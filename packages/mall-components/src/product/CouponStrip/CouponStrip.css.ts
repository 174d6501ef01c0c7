import { componentRecipe, componentStyle, focusRing, hover, media, smooth, vars } from "@tradehall/ui/css";

const faded = `linear-gradient(to right, ${vars.color.text} calc(100% - ${vars.space.xl}), transparent)`;

/** What a press opens is open where no script answers it. */
const answers = `${media.wide} and (scripting: enabled)`;

/** On a phone one line to push along; it fades where there is more. */
export const list = componentRecipe({
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: vars.space.s,
    minInlineSize: 0,
    "@media": {
      [media.narrow]: {
        flexWrap: "nowrap",
        overflowX: "auto",
        overscrollBehaviorX: "contain",
        scrollSnapType: "x proximity",
        scrollbarWidth: "none",
        // The rings of focus have room, and the last ticket is clear of the fading edge.
        padding: vars.space.xs,
        paddingInlineEnd: vars.space.xl,
        marginInlineStart: `calc(${vars.space.xs} * -1)`,
        maskImage: faded,
      },
    },
  },
  variants: {
    isCut: { true: { "@media": { [answers]: { blockSize: vars.size.controlS, overflow: "clip" } } } },
  },
});

export const more = componentStyle([
  {
    display: "none",
    flex: "none",
    alignItems: "center",
    gap: vars.space.xxs,
    minBlockSize: vars.size.controlS,
    color: vars.color.link,
    fontSize: vars.fontSize.xs,
    "@media": { [answers]: { display: "inline-flex" } },
  },
  focusRing,
  hover({ color: vars.color.linkHover }),
]);

export const item = componentStyle({
  "@media": { [media.narrow]: { flex: "none", scrollSnapAlign: "start", whiteSpace: "nowrap" } },
});

export const ticket = componentRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    minBlockSize: vars.size.controlS,
    border: `${vars.borderWidth.line} solid ${vars.color.sale}`,
    borderRadius: vars.radius.s,
    background: vars.color.surface,
    color: vars.color.price,
    fontSize: vars.fontSize.xs,
    paddingInlineStart: vars.space.s,
    gap: vars.space.s,
    overflow: "hidden",
  },
  variants: {
    isOver: { true: { borderColor: vars.color.lineStrong, color: vars.color.textFaint } },
  },
});
export const mark = componentStyle({
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.s,
  background: vars.color.warningSoft,
  color: vars.color.onWarningSoft,
});
const endBody = {
  alignSelf: "stretch",
  display: "inline-flex",
  alignItems: "center",
  paddingInline: vars.space.s,
  borderInlineStart: `${vars.borderWidth.line} dashed currentColor`,
} as const;
export const end = componentStyle(endBody);
export const claim = componentStyle([
  endBody,
  { background: vars.color.sale, color: vars.color.onSale },
  smooth,
  focusRing,
  hover({ background: vars.color.saleHover }),
]);
