import {
  belowFold,
  componentGlobalStyle,
  componentStyle,
  media,
  times,
  unseenPage,
  vars,
} from "@tradehall/ui/css";
import { line as cartLine } from "../CartLine/CartLine.css.ts";

export const group = componentStyle({
  background: vars.color.surface,
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  overflow: "hidden",
});

/**
 * A line below the first screen. Until the first frame is shown there is nothing in it, and it does not wait like other
 * pieces: a browser that fills in forms looks at every field once the document is there, and lays out whatever waits with
 * one, be it only to learn that it has no box.
 */
export const further = componentStyle([
  belowFold(times(vars.size.thumbL, 2.05)),
  { "@media": { [media.wide]: { containIntrinsicSize: `auto ${times(vars.size.thumbL, 1.35)}` } } },
]);
componentGlobalStyle(`${unseenPage} ${further}`, {
  "@media": { [media.scripted]: { contentVisibility: "visible", contain: "size" } },
});
componentGlobalStyle(`${unseenPage} ${further} > ${cartLine}`, {
  "@media": { [media.scripted]: { display: "none" } },
});

export const head = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.s,
  minBlockSize: vars.size.controlL,
  paddingInline: vars.space.m,
  paddingBlock: vars.space.xs,
  "@media": { [media.wide]: { paddingInline: vars.space.l, columnGap: vars.space.m } },
});

export const shop = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  minInlineSize: 0,
  fontSize: vars.fontSize.s,
  fontWeight: vars.weight.medium,
});

export const freight = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  fontSize: vars.fontSize.xs,
  color: vars.color.textMuted,
  selectors: { "&[data-free]": { color: vars.color.success } },
  "@media": { [media.wide]: { marginInlineStart: "auto" } },
});

export const promotion = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.s,
  paddingInline: vars.space.l,
  paddingBlock: vars.space.s,
  fontSize: vars.fontSize.xs,
  color: vars.color.textMuted,
  background: vars.color.surfaceSunken,
  borderBlockStart: `${vars.borderWidth.line} solid ${vars.color.line}`,
});
