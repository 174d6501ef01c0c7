import {
  componentRecipe,
  componentStyle,
  focusRing,
  focusRingInside,
  hover,
  iconMask,
  media,
  smooth,
  times,
  vars,
} from "@tradehall/ui/css";
import { CartIcon, MinusIcon, PlusIcon } from "@tradehall/ui/Icon";
import { reveal } from "../ProductCard/ProductCard.css.ts";

const overPicture = {
  position: "absolute",
  zIndex: 1,
  insetBlockEnd: vars.space.s,
  insetInlineEnd: vars.space.s,
} as const;
const revealed = { "@media": { [media.canHover]: { opacity: `var(${reveal}, 0)` } } };

export const form = componentRecipe({
  base: [{ display: "flex", alignItems: "center", justifyContent: "flex-end", gap: vars.space.xs }, smooth],
  variants: { place: { card: { ...overPicture, ...revealed }, row: {} } },
});

/** A phone's card has room for the button alone, which adds the least order. */
export const quantity = componentRecipe({
  base: {
    display: "flex",
    background: vars.color.surfaceRaised,
    border: `${vars.borderWidth.line} solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.control,
    overflow: "hidden",
  },
  variants: {
    place: { card: { display: "none", "@media": { [media.canHover]: { display: "flex" } } }, row: {} },
  },
});

export const field = componentStyle([
  {
    flex: "none",
    inlineSize: times(vars.size.controlM, 1.25),
    blockSize: vars.size.controlS,
    border: 0,
    background: "transparent",
    color: vars.color.text,
    fontSize: vars.fontSize.s,
    fontVariantNumeric: "tabular-nums",
    textAlign: "center",
    appearance: "textfield",
    selectors: { "&::-webkit-inner-spin-button": { appearance: "none" } },
  },
  focusRingInside,
]);

// Without script only the field itself counts.
export const step = componentStyle([
  {
    display: "grid",
    placeItems: "center",
    flex: "none",
    inlineSize: vars.size.controlS,
    blockSize: vars.size.controlS,
    color: vars.color.textMuted,
    "@media": { "(scripting: none)": { display: "none" } },
    selectors: {
      "&[data-step=down]::before": iconMask(MinusIcon, vars.size.iconS),
      "&[data-step=up]::before": iconMask(PlusIcon, vars.size.iconS),
    },
  },
  focusRingInside,
  hover({ color: vars.color.accent }),
]);

export const button = componentRecipe({
  base: [
    {
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      gap: vars.space.xs,
      whiteSpace: "nowrap",
      selectors: {
        "&[aria-busy]": { opacity: 0.5 },
        "&::before": iconMask(CartIcon, vars.size.iconM),
      },
    },
    smooth,
    focusRing,
  ],
  variants: {
    place: {
      card: [
        {
          inlineSize: vars.size.controlM,
          blockSize: vars.size.controlM,
          borderRadius: vars.radius.round,
          background: vars.color.surfaceRaised,
          color: vars.color.accent,
          boxShadow: vars.shadow.middle,
          selectors: { "a&": { ...overPicture, ...revealed } },
        },
        hover({ background: vars.color.accent, color: vars.color.onAccent }),
      ],
      row: [
        {
          minBlockSize: vars.size.controlS,
          color: vars.color.link,
          borderRadius: vars.radius.s,
          // Where there is something to choose first, words alone.
          selectors: { "a&::before": { content: "none" } },
        },
        hover({ textDecoration: "underline" }),
      ],
    },
  },
});
