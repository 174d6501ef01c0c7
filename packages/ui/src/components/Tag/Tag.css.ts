import { focusRing, hover, recipe, style, vars } from "../../css/index.ts";
import type { ColorToken } from "../../tokens/shape.ts";

/** tone → solid fill, ink on it, pale fill, ink on pale. */
const tones = {
  neutral: ["textMuted", "surface", "disabledBg", "textMuted"],
  accent: ["accent", "onAccent", "accentSoft", "onAccentSoft"],
  signal: ["signal", "onSignal", "warningSoft", "onWarningSoft"],
  sale: ["sale", "onSale", "saleSoft", "onSaleSoft"],
  success: ["success", "surface", "successSoft", "onSuccessSoft"],
  warning: ["warning", "surface", "warningSoft", "onWarningSoft"],
  danger: ["danger", "onDanger", "dangerSoft", "onDangerSoft"],
  info: ["info", "surface", "infoSoft", "onInfoSoft"],
} as const satisfies Record<string, readonly ColorToken[]>;

type Tone = keyof typeof tones;

const looks = {
  solid: (tone: Tone) => ({ background: vars.color[tones[tone][0]], color: vars.color[tones[tone][1]] }),
  soft: (tone: Tone) => ({ background: vars.color[tones[tone][2]], color: vars.color[tones[tone][3]] }),
  outline: (tone: Tone) => ({
    background: vars.color.surface,
    color: vars.color[tones[tone][3]],
    borderColor: "currentcolor",
  }),
};

export const tag = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space.xxs,
    maxInlineSize: "100%",
    border: `${vars.borderWidth.line} solid transparent`,
    borderRadius: vars.radius.s,
    fontWeight: vars.weight.medium,
    lineHeight: vars.lineHeight.snug,
    whiteSpace: "nowrap",
    verticalAlign: "middle",
  },
  variants: {
    tone: { neutral: {}, accent: {}, signal: {}, sale: {}, success: {}, warning: {}, danger: {}, info: {} },
    variant: { soft: {}, solid: {}, outline: {} },
    size: {
      s: { fontSize: vars.fontSize.xs, paddingInline: vars.space.xs },
      m: { fontSize: vars.fontSize.s, paddingInline: vars.space.s, paddingBlock: vars.space.xxs },
    },
  },
  compoundVariants: (Object.keys(looks) as (keyof typeof looks)[]).flatMap((variant) =>
    (Object.keys(tones) as Tone[]).map((tone) => ({
      variants: { tone, variant },
      style: looks[variant](tone),
    })),
  ),
});

export const words = style({ overflow: "hidden", textOverflow: "ellipsis" });

export const remove = style([
  {
    display: "inline-grid",
    placeItems: "center",
    // WCAG 2.2 target size: 24 px around a small cross.
    minInlineSize: vars.space.xl,
    minBlockSize: vars.space.xl,
    margin: `calc(${vars.space.xs} * -1)`,
    borderRadius: vars.radius.s,
  },
  focusRing,
  hover({ color: vars.color.accent }),
]);
