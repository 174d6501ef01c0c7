import { Stack } from "@tradehall/ui/Stack";
import { useIntl } from "react-intl";
import * as css from "./TermsDocument.css.ts";
import { words } from "./TermsDocument.messages.ts";
import { TermsSection, type TermsShop } from "./TermsSection.tsx";

interface TermsColumnsProps {
  /** Is on each sheet of paper. */
  paperTitle: string;
  paperWords: string;
  shops: readonly TermsShop[];
}

const anchorOf = (shopId: string, index: number) => `terms-${shopId}-${index + 1}`;

/** Contents at the side, the shops' terms one after the other beside them. */
export function TermsColumns({ paperTitle, paperWords, shops }: TermsColumnsProps) {
  const intl = useIntl();
  const isMany = shops.length > 1;
  return (
    <div className={css.columns}>
      <nav aria-label={intl.formatMessage(words.contents)} className={css.contents}>
        <p className={css.contentsTitle}>{intl.formatMessage(words.contents)}</p>
        {shops.map((shop) => (
          <div key={shop.id}>
            {isMany && (
              <a className={css.shopLink} href={`#terms-${shop.id}`}>
                {shop.name}
              </a>
            )}
            <Stack as="ol" space="none">
              {shop.articles.map((article, index) => (
                <li key={article.title}>
                  <a className={css.link} href={`#${anchorOf(shop.id, index)}`}>
                    {`${index + 1}. ${article.title}`}
                  </a>
                </li>
              ))}
            </Stack>
          </div>
        ))}
      </nav>
      <div className={css.sheet}>
        <div aria-hidden="true" className={css.paperHead}>
          <strong>{paperTitle}</strong>
          <span>{paperWords}</span>
        </div>
        {shops.map((shop) => (
          <TermsSection anchorOf={(index) => anchorOf(shop.id, index)} key={shop.id} shop={shop} />
        ))}
      </div>
    </div>
  );
}
