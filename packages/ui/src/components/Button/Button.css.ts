import {
  disabled,
  focusRing,
  hover,
  pressed,
  recipe,
  selected,
  smooth,
  style,
  vars,
} from "../../css/index.ts";
import type { ColorToken } from "../../tokens/shape.ts";

/** tone → the cells of a button: fill, fill under the pointer, fill when held, ink on it, pale fill, ink on pale. */
const tones = {
  accent: ["accent", "accentHover", "accentPressed", "onAccent", "accentSoft", "onAccentSoft"],
  signal: ["signal", "signalHover", "signalPressed", "onSignal", "warningSoft", "onWarningSoft"],
  sale: ["sale", "saleHover", "saleHover", "onSale", "saleSoft", "onSaleSoft"],
  danger: ["danger", "dangerHover", "dangerHover", "onDanger", "dangerSoft", "onDangerSoft"],
  neutral: ["surfaceInverse", "text", "text", "onSurfaceInverse", "line", "text"],
} as const satisfies Record<string, readonly ColorToken[]>;

const edge = (color: string) => ({ borderColor: color });

function looks(tone: keyof typeof tones) {
  const [fill, fillHover, fillPressed, ink, soft, onSoft] = tones[tone];
  const line = tone === "neutral" ? vars.color.lineStrong : vars.color[onSoft];
  const solid = { background: vars.color[fill], color: vars.color[ink] };
  const pale = { background: vars.color[soft] };
  return {
    solid: [
      solid,
      hover({ background: vars.color[fillHover] }),
      pressed({ background: vars.color[fillPressed] }),
    ],
    soft: [{ ...pale, color: vars.color[onSoft] }, hover(edge(vars.color[onSoft])), pressed(solid)],
    outline: [
      { ...edge(line), background: vars.color.surface, color: vars.color[onSoft] },
      hover({ ...pale, ...edge(vars.color[onSoft]) }),
      pressed(pale),
      selected({ ...pale, ...edge(vars.color[onSoft]) }),
    ],
    ghost: [{ color: vars.color[onSoft] }, hover(pale), pressed(pale)],
  };
}

const size = (height: string, pad: string, font: string) => ({
  minBlockSize: height,
  paddingInline: pad,
  fontSize: font,
});

const variantsOf = (variant: "solid" | "soft" | "outline" | "ghost") =>
  (Object.keys(tones) as (keyof typeof tones)[]).map((tone) => ({
    variants: { tone, variant },
    style: looks(tone)[variant],
  }));

export const button = recipe({
  base: [
    {
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      gap: vars.space.xs,
      position: "relative",
      border: `${vars.borderWidth.line} solid transparent`,
      borderRadius: vars.radius.control,
      fontWeight: vars.weight.medium,
      lineHeight: vars.lineHeight.tight,
      textAlign: "center",
      textDecoration: "none",
      whiteSpace: "nowrap",
      userSelect: "none",
      cursor: "pointer",
    },
    smooth,
    focusRing,
  ],
  variants: {
    tone: { accent: {}, signal: {}, sale: {}, danger: {}, neutral: {} },
    variant: { solid: {}, soft: {}, outline: {}, ghost: {} },
    size: {
      s: size(vars.size.controlS, vars.space.s, vars.fontSize.xs),
      m: size(vars.size.controlM, vars.space.l, vars.fontSize.m),
      l: size(vars.size.controlL, vars.space.xl, vars.fontSize.l),
    },
    width: { content: {}, full: { inlineSize: "100%" } },
    square: {
      true: { paddingInline: 0, aspectRatio: "1", flex: "none" },
    },
  },
  compoundVariants: [
    ...variantsOf("solid"),
    ...variantsOf("soft"),
    ...variantsOf("outline"),
    ...variantsOf("ghost"),
  ],
});

/** Wins over every tone: a disabled button looks the same everywhere, so that it is known. */
export const off = style(
  disabled({
    background: vars.color.disabledBg,
    borderColor: "transparent",
    color: vars.color.disabledText,
    cursor: "not-allowed",
  }),
);

/** The words stay in place, unseen, while the spinner turns: the button keeps its width. */
export const words = recipe({
  base: { display: "inline-flex", alignItems: "center", gap: vars.space.xs },
  variants: { hidden: { true: { opacity: 0 } } },
});

export const spinner = style({ position: "absolute", inset: 0, display: "grid", placeItems: "center" });
