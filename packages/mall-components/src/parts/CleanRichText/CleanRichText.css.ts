import { belowFold, componentGlobalStyle, componentStyle, times, vars } from "@tradehall/ui/css";

export const text = componentStyle([
  belowFold(times(vars.size.gallery, 2)),
  {
    position: "relative",
    isolation: "isolate",
    contain: "layout paint style",
    overflow: "hidden",
    maxInlineSize: "100%",
    color: vars.color.text,
    fontSize: vars.fontSize.m,
    lineHeight: vars.lineHeight.loose,
    overflowWrap: "anywhere",
  },
]);

export const eager = componentStyle({
  contain: "none",
  contentVisibility: "visible",
  containIntrinsicSize: "none",
});

const inside = (selector: string) => `${text} ${selector}`;

componentGlobalStyle(inside("*"), { maxInlineSize: "100%" });
componentGlobalStyle(inside("> * + *"), { marginBlockStart: vars.space.m });
componentGlobalStyle(`${inside("img")}, ${inside("video")}`, {
  maxInlineSize: "100%",
  blockSize: "auto",
  marginInline: "auto",
});
componentGlobalStyle(`${inside("h1")}, ${inside("h2")}, ${inside("h3")}, ${inside("h4")}`, {
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.l,
  fontWeight: vars.weight.strong,
  lineHeight: vars.lineHeight.snug,
});
componentGlobalStyle(`${inside("ul")}, ${inside("ol")}`, { paddingInlineStart: "1.5em" });
componentGlobalStyle(inside("ul"), { listStyle: "disc" });
componentGlobalStyle(inside("ol"), { listStyle: "decimal" });
componentGlobalStyle(inside("a"), { color: vars.color.link, textDecoration: "underline" });
componentGlobalStyle(inside("table"), { display: "block", inlineSize: "100%", overflowX: "auto" });
componentGlobalStyle(`${inside("td")}, ${inside("th")}`, {
  padding: vars.space.s,
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
  textAlign: "start",
});
componentGlobalStyle(inside("th"), { background: vars.color.surfaceSunken });
componentGlobalStyle(inside("blockquote"), {
  paddingInlineStart: vars.space.l,
  borderInlineStart: `${vars.borderWidth.mark} solid ${vars.color.lineStrong}`,
  color: vars.color.textMuted,
});
componentGlobalStyle(inside("pre"), { overflowX: "auto", fontFamily: vars.font.mono });
/** Colours that an author chose are for a light page. */
componentGlobalStyle(`[data-mall-scheme="dark"] ${inside(":is([style], [color], [bgcolor])")}`, {
  color: "inherit !important",
  backgroundColor: "transparent !important",
});
