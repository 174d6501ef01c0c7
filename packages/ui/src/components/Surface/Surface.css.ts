import { recipe, vars } from "../../css/index.ts";

const line = `${vars.borderWidth.line} solid ${vars.color.line}`;

export const surface = recipe({
  base: { minInlineSize: 0, color: vars.color.text, borderRadius: vars.radius.card },
  variants: {
    variant: {
      card: { background: vars.color.surface, border: line, boxShadow: vars.shadow.low },
      flat: { background: vars.color.surface },
      outline: { background: vars.color.surface, border: line },
      sunken: { background: vars.color.surfaceSunken },
      raised: { background: vars.color.surfaceRaised, boxShadow: vars.shadow.middle },
    },
    tone: {
      neutral: {},
      accent: { background: vars.color.accentSoft },
      sale: { background: vars.color.saleSoft },
      warning: { background: vars.color.warningSoft },
    },
    clips: { true: { overflow: "hidden" } },
  },
});
