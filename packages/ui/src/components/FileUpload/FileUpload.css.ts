import { recipe, style, vars } from "../../css/index.ts";

/** What may be given is said below the zone, before the files. */
export const upload = style({ display: "grid", gap: vars.space.s, minInlineSize: 0 });

/** The zone takes the focus to paste by keyboard. */
export const zone = style({
  selectors: {
    "&[data-focus-visible]": {
      outline: `${vars.borderWidth.focus} solid ${vars.color.focus}`,
      outlineOffset: vars.space.xxs,
    },
  },
});

export const list = style({ display: "grid", gap: vars.space.xs });

export const file = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s,
  minInlineSize: 0,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  fontSize: vars.fontSize.s,
  selectors: { "&[data-state=failed]": { borderColor: vars.color.danger } },
});

export const mark = recipe({
  base: { display: "inline-flex", flex: "none", color: vars.color.textMuted },
  variants: {
    state: {
      waiting: {},
      uploading: { color: vars.color.accent },
      done: { color: vars.color.success },
      failed: { color: vars.color.danger },
    },
  },
});

/** The picture that a file is. */
export const preview = style({
  flex: "none",
  inlineSize: vars.size.controlL,
  blockSize: vars.size.controlL,
  objectFit: "cover",
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.s,
  background: vars.color.surfaceSunken,
});

export const facts = style({
  display: "grid",
  flex: "1 1 auto",
  gap: vars.space.xxs,
  minInlineSize: 0,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: "anywhere",
});

export const name = style({ color: vars.color.text });

export const size = style({
  color: vars.color.textFaint,
  fontSize: vars.fontSize.xs,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});

export const note = style({ color: vars.color.textMuted, fontSize: vars.fontSize.xs });

export const why = style({ color: vars.color.danger, fontSize: vars.fontSize.xs });
