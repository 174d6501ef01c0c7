import {
  disabled,
  focusRing,
  hover,
  pressed,
  recipe,
  selected,
  smooth,
  style,
  tonesOf,
  vars,
} from "../../css/index.ts";

const { cells, tones } = tonesOf(["fill", "fillHover", "fillPressed", "ink", "pale", "onPale", "line"], {
  accent: [
    "accent",
    "accentHover",
    "accentPressed",
    "onAccent",
    "accentSoft",
    "onAccentSoft",
    "onAccentSoft",
  ],
  signal: [
    "signal",
    "signalHover",
    "signalPressed",
    "onSignal",
    "warningSoft",
    "onWarningSoft",
    "onWarningSoft",
  ],
  sale: ["sale", "saleHover", "saleHover", "onSale", "saleSoft", "onSaleSoft", "onSaleSoft"],
  danger: ["danger", "dangerHover", "dangerHover", "onDanger", "dangerSoft", "onDangerSoft", "onDangerSoft"],
  neutral: ["surfaceInverse", "text", "text", "onSurfaceInverse", "line", "text", "lineStrong"],
});

const solid = { background: cells.fill, color: cells.ink };
const pale = { background: cells.pale };
const paleInEdge = { ...pale, borderColor: cells.onPale };

const size = (height: string, pad: string, font: string) => ({
  minBlockSize: height,
  paddingInline: pad,
  fontSize: font,
});

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
    tone: tones,
    variant: {
      solid: [solid, hover({ background: cells.fillHover }), pressed({ background: cells.fillPressed })],
      soft: [{ ...pale, color: cells.onPale }, hover({ borderColor: cells.onPale }), pressed(solid)],
      outline: [
        { borderColor: cells.line, background: vars.color.surface, color: cells.onPale },
        hover(paleInEdge),
        pressed(pale),
        selected(paleInEdge),
      ],
      ghost: [{ color: cells.onPale }, hover(pale), pressed(pale)],
    },
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
export const words = style({ display: "inline-flex", alignItems: "center", gap: vars.space.xs, opacity: 0 });

export const spinner = style({ position: "absolute", inset: 0, display: "grid", placeItems: "center" });
