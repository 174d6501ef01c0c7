import { useIntl } from "react-intl";
import { CleanRichText } from "../../parts/CleanRichText/index.ts";
import { words } from "./TermsDocument.messages.ts";
import * as css from "./TermsSection.css.ts";

/** One shop's terms. */
export interface TermsShop {
  id: string;
  name: string;
  /** Version, e.g. 3.2. */
  version: string;
  /** Day from which it is in force, as shown. */
  effectiveText: string;
  /** What is before the first article: sanitised HTML. */
  preamble?: string;
  articles: readonly { title: string; html: string }[];
}

interface TermsSectionProps {
  shop: TermsShop;
  anchorOf: (index: number) => string;
}

/** A shop's name, version and articles; on paper each shop begins on a page of its own. */
export function TermsSection({ shop, anchorOf }: TermsSectionProps) {
  const intl = useIntl();
  return (
    <section aria-labelledby={`terms-${shop.id}`} className={css.section}>
      <h2 className={css.shop} id={`terms-${shop.id}`}>
        {shop.name}
      </h2>
      <p className={css.facts}>
        {intl.formatMessage(words.facts, { version: shop.version, day: shop.effectiveText })}
      </p>
      {shop.preamble && <CleanRichText html={shop.preamble} isEager />}
      {shop.articles.map((article, index) => (
        <article className={css.article} key={article.title}>
          <h3 className={css.articleTitle} id={anchorOf(index)}>
            {`${index + 1}. ${article.title}`}
          </h3>
          <CleanRichText html={article.html} isEager />
        </article>
      ))}
    </section>
  );
}
