import { disabled, focusRingInside, hover, iconMask, media, recipe, style, vars } from "../../css/index.ts";
import { MinusIcon, PlusIcon } from "../Icon/icons.ts";

const height = (size: string) => ({ blockSize: size });

export const stepper = recipe({
  base: {
    display: "inline-flex",
    // No wider than its parts, whatever is around or under it.
    alignSelf: "flex-start",
    alignItems: "stretch",
    border: `${vars.borderWidth.line} solid ${vars.color.control}`,
    borderRadius: `min(${vars.radius.control}, ${vars.radius.l})`,
    background: vars.color.surface,
    overflow: "hidden",
    selectors: { "&:has(input:disabled)": { borderColor: vars.color.line } },
  },
  variants: {
    size: {
      s: [height(vars.size.controlS), { fontSize: vars.fontSize.s }],
      m: [height(vars.size.controlM), { fontSize: vars.fontSize.m }],
      l: [height(vars.size.controlL), { fontSize: vars.fontSize.l }],
    },
  },
});

export const button = style([
  {
    display: "grid",
    placeItems: "center",
    flex: "none",
    blockSize: "100%",
    aspectRatio: "1",
    color: vars.color.textMuted,
    background: vars.color.surfaceSunken,
    "@media": { [media.coarse]: { inlineSize: vars.size.touch } },
    selectors: {
      "&:first-child::before": iconMask(MinusIcon, vars.size.iconS),
      "&:last-child::before": iconMask(PlusIcon, vars.size.iconS),
    },
  },
  focusRingInside,
  hover({ color: vars.color.accent }),
  disabled({ color: vars.color.disabledText, background: vars.color.disabledBg, cursor: "not-allowed" }),
]);

export const input = style([
  {
    inlineSize: "3.6em",
    blockSize: "100%",
    border: 0,
    borderInline: `${vars.borderWidth.line} solid ${vars.color.line}`,
    padding: 0,
    textAlign: "center",
    fontVariantNumeric: "tabular-nums",
    background: "transparent",
    color: vars.color.text,
  },
  focusRingInside,
  disabled({ color: vars.color.disabledText, background: vars.color.disabledBg }),
]);

export const wrap = style({ display: "inline-flex", flexDirection: "column", gap: vars.space.xxs });

/** Is from the first use on, for what will be read aloud; until then it takes no place. */
export const reason = style({
  selectors: { "&:empty": { position: "absolute" } },
  fontSize: vars.fontSize.xs,
  color: vars.color.warning,
  lineHeight: vars.lineHeight.snug,
});
