import type { ColorToken } from "./shape.ts";

/** Two colour tokens that meet on screen, and the WCAG 2.2 AA ratio they must reach: 4.5 for text, 3 for shapes. */
export type ContrastPair = { readonly over: ColorToken; readonly under: ColorToken; readonly ratio: 4.5 | 3 };

function text(under: readonly ColorToken[], over: readonly ColorToken[]): ContrastPair[] {
  return under.flatMap((ground) => over.map((ink) => ({ over: ink, under: ground, ratio: 4.5 as const })));
}

function shapes(under: readonly ColorToken[], over: readonly ColorToken[]): ContrastPair[] {
  return under.flatMap((ground) => over.map((ink) => ({ over: ink, under: ground, ratio: 3 as const })));
}

/** Every pair of colours that a law checks in each brand and scheme. */
export const contrastPairs: readonly ContrastPair[] = [
  ...text(
    ["page", "surface", "surfaceSunken", "surfaceRaised"],
    [
      "text",
      "textMuted",
      "textFaint",
      "link",
      "linkHover",
      "accent",
      "price",
      "success",
      "warning",
      "danger",
      "info",
    ],
  ),
  ...text(["accent", "accentHover", "accentPressed"], ["onAccent"]),
  ...text(["signal", "signalHover", "signalPressed"], ["onSignal"]),
  ...text(["accentSoft"], ["onAccentSoft", "text", "accent", "price"]),
  ...text(["sale", "saleHover"], ["onSale"]),
  ...text(["saleSoft"], ["onSaleSoft", "price"]),
  ...text(["successSoft"], ["onSuccessSoft"]),
  ...text(["warningSoft"], ["onWarningSoft"]),
  ...text(["danger", "dangerHover"], ["onDanger"]),
  ...text(["dangerSoft"], ["onDangerSoft"]),
  ...text(["infoSoft"], ["onInfoSoft"]),
  ...text(["surfaceInverse"], ["onSurfaceInverse"]),
  ...text(["topBar"], ["onTopBar", "onTopBarMuted"]),
  ...text(["headerBg"], ["onHeader", "onHeaderMuted"]),
  ...text(["navBg", "navHover"], ["onNav"]),
  ...text(["footerBg"], ["onFooter", "onFooterMuted"]),
  ...shapes(["page", "surface"], ["control", "focus", "rating"]),
];
