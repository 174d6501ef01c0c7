import { inLayer } from "./in-layer.ts";
import { media } from "./media.ts";

const { globalStyle } = inLayer("mall.components");

// Paper: black on white, no page chrome, rows kept whole. An element marked data-print="hide" stays on screen only.
globalStyle("@page", { size: "A4" });
globalStyle("html, body", { "@media": { [media.print]: { background: "white", color: "black" } } });
globalStyle('[data-print="hide"], nav, dialog', {
  "@media": { [media.print]: { display: "none !important" } },
});
globalStyle("tr, li, figure, img", { "@media": { [media.print]: { breakInside: "avoid" } } });
globalStyle("thead", { "@media": { [media.print]: { display: "table-header-group" } } });
