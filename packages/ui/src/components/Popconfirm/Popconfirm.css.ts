import { style, vars } from "../../css/index.ts";

export const question = style({ display: "flex", alignItems: "flex-start", gap: vars.space.s });

/** As high as the first line of the words beside it. */
export const icon = style({ display: "inline-flex", alignItems: "center", blockSize: "1lh" });

export const words = style({
  display: "grid",
  gap: vars.space.xs,
  minInlineSize: 0,
  overflowWrap: "anywhere",
});

export const title = style({ fontWeight: vars.weight.medium });

export const more = style({ fontSize: vars.fontSize.s, color: vars.color.textMuted });
