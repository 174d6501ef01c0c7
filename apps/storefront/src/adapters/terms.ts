import type { ShopTerms } from "@tradehall/api-client/models/terms";
import type { TermsShop } from "@tradehall/mall-components/shell/TermsDocument";

/** A shop's terms as the document shows them: the day they are in force from, without the hour. */
export const toTermsShop = (wire: ShopTerms): TermsShop => ({
  id: String(wire.shopId),
  name: wire.shopName,
  version: wire.version,
  effectiveText: wire.effectiveTime.slice(0, 10),
  preamble: wire.preamble,
  articles: wire.articles.map(({ title, content }) => ({ title, html: content })),
});
