import { keyframes } from "@vanilla-extract/css";
import { recipe, style, times, vars } from "../../css/index.ts";
import { zIndex } from "../../tokens/z-index.ts";

const rise = keyframes({ from: { opacity: 0, transform: "translateY(-40%)" } });

export const region = style({
  position: "fixed",
  insetBlockStart: times(vars.space.xxxl, 1.5),
  insetInline: vars.space.l,
  zIndex: zIndex.toast,
  display: "grid",
  justifyItems: "center",
  gap: vars.space.s,
  pointerEvents: "none",
});

export const toast = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s,
  maxInlineSize: `min(100%, ${vars.size.toast})`,
  padding: `${vars.space.s} ${vars.space.m}`,
  borderRadius: vars.radius.l,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
  boxShadow: vars.shadow.high,
  fontSize: vars.fontSize.m,
  pointerEvents: "auto",
  animation: `${rise} ${vars.duration.medium} ${vars.easing.enter}`,
});

export const mark = recipe({
  base: { display: "inline-flex" },
  variants: {
    tone: {
      info: { color: vars.color.info },
      success: { color: vars.color.success },
      warning: { color: vars.color.warning },
      danger: { color: vars.color.danger },
    },
  },
});

export const message = style({ minInlineSize: 0, overflowWrap: "anywhere" });
