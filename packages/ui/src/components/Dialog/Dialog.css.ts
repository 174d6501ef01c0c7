import { focusRingInside, media, recipe, style, vars } from "../../css/index.ts";

export const dialog = recipe({
  base: {
    display: "flex",
    flexDirection: "column",
    inlineSize: "100%",
    background: vars.color.surfaceRaised,
    color: vars.color.text,
    boxShadow: vars.shadow.high,
    overflow: "hidden",
  },
  variants: {
    placement: {
      center: {
        maxBlockSize: `calc(100dvh - 2 * ${vars.space.l})`,
        borderRadius: vars.radius.xl,
        "@media": { [media.narrow]: { alignSelf: "end" } },
      },
      end: { blockSize: "100dvh", justifySelf: "end" },
    },
    size: {
      s: { maxInlineSize: vars.size.dialogS },
      m: { maxInlineSize: vars.size.dialogM },
      l: { maxInlineSize: vars.size.dialogL },
    },
  },
});

export const sheet = style({
  display: "flex",
  flexDirection: "column",
  flexGrow: 1,
  minBlockSize: 0,
  outline: "none",
});

export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.m,
  padding: `${vars.space.m} ${vars.space.l}`,
  borderBlockEnd: `${vars.borderWidth.line} solid ${vars.color.line}`,
});

export const title = style({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.l,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.letterSpacing.heading,
});

export const body = style([
  {
    flexGrow: 1,
    padding: vars.space.l,
    overflowY: "auto",
    overscrollBehavior: "contain",
    fontSize: vars.fontSize.m,
  },
  focusRingInside,
]);

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: vars.space.s,
  padding: `${vars.space.m} ${vars.space.l}`,
  borderBlockStart: `${vars.borderWidth.line} solid ${vars.color.line}`,
});
