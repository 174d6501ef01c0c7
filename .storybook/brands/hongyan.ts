import type { BrandWords } from "../../packages/mall-rules/src/words/branding.ts";
import { baigong } from "../../packages/ui/src/themes/baigong/baigong.ts";
import { defineBrand } from "../../packages/ui/src/tokens/define-brand.ts";

/**
 * 鸿雁办公: ink violet on paper, with rounder corners and a white header. The example of docs/how-to/add-a-brand.md: what is
 * different from baigong; the hover, pressed, soft, link and dark colours follow.
 */
export const hongyan = defineBrand({
  from: baigong,
  accent: "oklch(0.42 0.16 292)",
  signal: "oklch(0.87 0.12 95)",
  color: {
    page: "#f5f4f8",
    surfaceSunken: "#f8f7fb",
    surfaceInverse: "#292338",
    line: "#e5e2ec",
    text: "#231f2e",
    topBar: "#292338",
    onTopBar: "#f1eff6",
    onTopBarMuted: "#bdb6cc",
    headerBg: "#ffffff",
    onHeader: "#231f2e",
    onHeaderMuted: "#5d5670",
    headerLine: "#e5e2ec",
    navBg: "#efecf6",
    onNav: "#292338",
    navHover: "#e2dcf0",
    footerBg: "#292338",
    onFooterMuted: "#bdb6cc",
    footerLine: "#443b58",
  },
  radius: { s: "4px", m: "8px", l: "10px", xl: "14px", control: "8px", card: "12px" },
  ground: { entry: "linear-gradient(160deg, #ffffff 40%, var(--mall-color-accentSoft))" },
});

/** What its mall is called. */
export const words: BrandWords = {
  name: "鸿雁办公",
  welcome: "办公采购，说到就到",
  copyright: "© 2026 鸿雁办公",
  sign: "/assets/favicon-baigong.svg",
};
