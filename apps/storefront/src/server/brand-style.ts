/** The operator's colours of the branding record, as CSS over the mall's own brand. Server only. */
import type { Branding } from "@tradehall/api-client/models/branding";
import type { BrandName } from "@tradehall/mall-rules/words";
import { type BrandSchemes, brandOverCss, defineBrand } from "@tradehall/ui/brand";
import { baigong } from "@tradehall/ui/themes/baigong";
import { qinghe } from "@tradehall/ui/themes/qinghe";

const themes = { baigong, qinghe } satisfies Record<BrandName, Required<BrandSchemes>>;

type Colors = Pick<Branding, "pcAccentColor" | "pcSignalColor">;

/** No colour is longer; what is longer is not read. */
const longest = 60;

function styleOf(brand: BrandName, accent: string, signal: string): string | undefined {
  if ((!accent && !signal) || Math.max(accent.length, signal.length) > longest) return undefined;
  try {
    // Only numbers of the colours go into the text: each becomes `#rrggbb`.
    const own = defineBrand({
      from: themes[brand],
      ...(accent && { accent }),
      ...(signal && { signal }),
    });
    return brandOverCss(themes[brand], own);
  } catch {
    // What is no colour, or makes colours that cannot be read or told apart, shall not cost the shop its pages.
    return undefined;
  }
}

let last: { key: string; style: string | undefined } | undefined;

/** Undefined where the record has no colours of its own. Kept while they stay the same: each derivation counts contrasts. */
export function brandStyle(brand: BrandName, { pcAccentColor, pcSignalColor }: Colors): string | undefined {
  const key = JSON.stringify([brand, pcAccentColor, pcSignalColor]);
  if (last?.key !== key) last = { key, style: styleOf(brand, pcAccentColor, pcSignalColor) };
  return last.style;
}
