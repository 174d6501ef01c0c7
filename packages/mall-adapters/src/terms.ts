import type { ShopTerms } from "@tradehall/api-client/models/terms";
import type { TermsShop } from "@tradehall/mall-components/entry/TermsDocument";
import { classedStyles } from "@tradehall/mall-rules/rich-text/classed-styles";

/**
 * A shop's terms as the document shows them: the day they are in force from, without the hour; and the stylesheet of the
 * texts' own looks.
 */
export function toTermsShop(wire: ShopTerms): { shop: TermsShop; textRules: string } {
  const preamble = classedStyles(wire.preamble);
  const articles = wire.articles.map(({ title, content }) => ({ title, ...classedStyles(content) }));
  const shop = {
    id: String(wire.shopId),
    name: wire.shopName,
    version: wire.version,
    effectiveText: wire.effectiveTime.slice(0, 10),
    preamble: preamble.html,
    articles: articles.map(({ title, html }) => ({ title, html })),
  };
  return { shop, textRules: [preamble, ...articles].map(({ rules }) => rules).join("") };
}
