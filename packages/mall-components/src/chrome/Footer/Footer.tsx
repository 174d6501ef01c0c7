import { termsTypes } from "@tradehall/mall-rules/states/site/terms";
import { Frame } from "@tradehall/ui/Frame";
import { AddressIcon, Icon, PhoneIcon } from "@tradehall/ui/Icon";
import { Inline } from "@tradehall/ui/Inline";
import { Link } from "@tradehall/ui/Link";
import { useIntl } from "react-intl";
import { storeWords } from "../../messages/store.messages.ts";
import { useRoutes } from "../../routes/RoutesProvider.tsx";
import { PromiseList } from "../PromiseList/index.ts";
import * as css from "./Footer.css.ts";
import { words } from "./Footer.messages.ts";

export interface FooterProps {
  /** The shop; the footer renders only while it is open (Spec §1). */
  shop: { isOpen: boolean; name: string; tel?: string; address?: string };
  /** Shops whose terms are shown; for none the platform's. */
  shopIds: readonly string[];
  /** Copyright line of the branding. */
  copyright?: string;
  /** Filing numbers of the site, each linked to its register; what is absent is not shown. */
  filings?: {
    /** ICP filing, e.g. 苏ICP备00000000号. */
    icp?: string;
    /** Police filing, e.g. 苏公网安备 32050000000000号. */
    police?: string;
    /** Page or picture of the business licence. */
    licenceHref?: string;
  };
  /** Promise row over the footer. Default true. */
  hasPromises?: boolean;
}

/** Where a filing number can be looked up. */
const registers = {
  icp: "https://beian.miit.gov.cn/",
  police: "https://beian.mps.gov.cn/#/query/webSearch",
} as const;
const policeHref = (text: string): string => `${registers.police}?code=${text.replace(/\D/g, "")}`;

/** The foot of a page; only an open shop has one (Spec §1). */
export function Footer({ shop, shopIds, copyright, filings = {}, hasPromises = true }: FooterProps) {
  const intl = useIntl();
  const routes = useRoutes();
  if (!shop.isOpen) return null;
  return (
    <footer className={css.footer} data-print="hide">
      <Frame>
        {hasPromises && (
          <div className={css.promises}>
            <PromiseList />
          </div>
        )}
        <div className={css.facts}>
          <strong>{shop.name}</strong>
          {shop.tel && (
            <Inline as="span" space="xs" alignY="top" wrap={false}>
              <span className={css.factSign}>
                <Icon as={PhoneIcon} size="s" />
              </span>
              {intl.formatMessage(words.tel)}
              <Link href={`tel:${shop.tel.replace(/[^\d+]/g, "")}`} tone="inherit">
                {shop.tel}
              </Link>
            </Inline>
          )}
          {shop.address && (
            <Inline as="span" space="xs" alignY="top" wrap={false}>
              <span className={css.factSign}>
                <Icon as={AddressIcon} size="s" />
              </span>
              <span className={css.factText}>
                {intl.formatMessage(words.address)} {shop.address}
              </span>
            </Inline>
          )}
        </div>
        <nav aria-label={intl.formatMessage(words.links)} className={css.links}>
          <Link href={routes.terms(termsTypes.sales, shopIds)} tone="inherit">
            {intl.formatMessage(words.terms)}
          </Link>
          <Link href={routes.terms(termsTypes.privacy, shopIds)} tone="inherit">
            {intl.formatMessage(words.privacy)}
          </Link>
        </nav>
        <p className={css.small}>
          {copyright && <span>{copyright}</span>}
          {filings.icp && (
            <Link href={registers.icp} isExternal tone="inherit">
              {filings.icp}
            </Link>
          )}
          {filings.police && (
            <Link href={policeHref(filings.police)} isExternal tone="inherit">
              {filings.police}
            </Link>
          )}
          {filings.licenceHref && (
            <Link href={filings.licenceHref} tone="inherit">
              {intl.formatMessage(storeWords.licence)}
            </Link>
          )}
        </p>
      </Frame>
    </footer>
  );
}
