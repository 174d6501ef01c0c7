import { siteName } from "@tradehall/mall-adapters/shell";
import { TermsDocument } from "@tradehall/mall-components/entry/TermsDocument";
import { termsTypes } from "@tradehall/mall-rules/states/site/terms";
import { brandNames, pageNames } from "@tradehall/mall-rules/words";
import { TextStyles } from "../../browser/document/TextStyles.tsx";
import { useShell } from "../../browser/session/use-shell.ts";
import { hrefTo } from "../../href-to.ts";
import type { TermsData, TermsRoute } from "../../server/terms.ts";
import { termsPageName } from "./terms-page-name.ts";

interface TermsPageProps {
  data: TermsData;
  route: TermsRoute;
}

/** Kinds in the order of the footer's links. */
const kinds = [termsTypes.sales, termsTypes.privacy];

export function TermsPage({ data, route }: TermsPageProps) {
  const { branding, brand, locale } = useShell();
  const { type, shopIds, shops, chosen } = data;
  const hrefOf = (kind: number, shop?: string) =>
    hrefTo(route, { type: kind, shopIds: shopIds || undefined, shop });
  const isShopByShop = route === "terms-page-new" && shops.length > 1;
  const shown = shops.find(({ id }) => id === chosen) ?? shops[0];
  const terms = (
    <TermsDocument
      title={pageNames[termsPageName(type)][locale]}
      home={{ name: siteName(branding, brandNames[brand]), href: hrefTo("home") }}
      shops={isShopByShop && shown ? [shown] : shops}
      {...(isShopByShop
        ? { shopTabs: shops.map(({ id, name }) => ({ id, label: name, href: hrefOf(type, id) })) }
        : {})}
      kinds={kinds.map((kind) => ({
        id: String(kind),
        label: pageNames[termsPageName(kind)][locale],
        href: hrefOf(kind, isShopByShop ? shown?.id : undefined),
      }))}
      currentKind={String(type)}
      missingCount={data.missingCount}
      onPrint={() => window.print()}
    />
  );
  return (
    <>
      <TextStyles rules={data.textRules} />
      {terms}
    </>
  );
}
