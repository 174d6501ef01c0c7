import { vars } from "../tokens/contract.ts";
import { inLayer } from "./in-layer.ts";
import { media } from "./media.ts";

const { globalStyle } = inLayer("mall.reset");

globalStyle("*, *::before, *::after", { boxSizing: "border-box" });
globalStyle("*", { margin: 0 });

globalStyle("html", {
  WebkitTextSizeAdjust: "100%",
  textSizeAdjust: "100%",
  fontFamily: vars.font.text,
  fontSize: "100%",
  lineHeight: vars.lineHeight.text,
  color: vars.color.text,
  background: vars.color.page,
  accentColor: vars.color.accent,
  // Always a scroll bar: a short page must not stand elsewhere than a long one.
  overflowY: "scroll",
});
globalStyle("body", {
  // A column, so that the footer of a short page is at the bottom.
  display: "flex",
  flexDirection: "column",
  minBlockSize: "100vh",
  fontSize: vars.fontSize.m,
  letterSpacing: vars.letterSpacing.text,
  WebkitFontSmoothing: "antialiased",
  overflowWrap: "break-word",
});

globalStyle("h1, h2, h3, h4, h5, h6", { fontSize: "inherit", fontWeight: "inherit", textWrap: "balance" });
// Not the browser's 700, which would be one weight more to look up.
globalStyle("b, strong", { fontWeight: vars.weight.heavy });
globalStyle("ul, ol, menu", { listStyle: "none", padding: 0 });
globalStyle("a", { color: "inherit", textDecoration: "none" });
globalStyle("button, input, select, textarea, optgroup", {
  font: "inherit",
  letterSpacing: "inherit",
  color: "inherit",
});
globalStyle("button", { background: "none", border: 0, padding: 0, cursor: "pointer", textAlign: "inherit" });
globalStyle("button:disabled", { cursor: "not-allowed" });
globalStyle("fieldset", { border: 0, padding: 0, minInlineSize: 0 });
globalStyle("legend", { padding: 0 });
globalStyle("dialog", { border: 0, padding: 0, color: "inherit" });
// What a picture offers is no box: the image is in its place.
globalStyle("picture", { display: "contents" });
globalStyle("img, svg, video, canvas", { display: "block", maxInlineSize: "100%" });
globalStyle("img, video", { blockSize: "auto" });
globalStyle("table", { borderCollapse: "collapse", borderSpacing: 0 });
globalStyle("th", { textAlign: "inherit", fontWeight: "inherit" });
globalStyle("summary", { listStyle: "none", cursor: "pointer" });
globalStyle("summary::-webkit-details-marker", { display: "none" });
globalStyle("[hidden]", { display: "none !important" });
// Where the focus begins on a new page: nothing to act on, so nothing to mark.
globalStyle("h1[tabindex='-1'], main[tabindex='-1']", { outline: "none" });
globalStyle("::placeholder", { color: vars.color.textFaint, opacity: 1 });

// Less motion: things stand where they belong at once.
globalStyle("*, *::before, *::after", {
  "@media": {
    [media.lessMotion]: { animation: "none !important", transition: "none !important" },
  },
});
