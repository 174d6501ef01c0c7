import {
  type ExchangeKind,
  type ExchangeSort,
  exchangeKinds,
  exchangeSorts,
} from "@tradehall/mall-rules/states/membership/exchange";
import { Inline } from "@tradehall/ui/Inline";
import { useLinkComponent } from "@tradehall/ui/Link";
import { TabLinks } from "@tradehall/ui/Tabs";
import { useIntl } from "react-intl";
import * as css from "./ExchangeFilters.css.ts";
import { words } from "./ExchangeFilters.messages.ts";

interface Choice {
  /** Way to redeem that the list shows. */
  kind: ExchangeKind;
  /** Order of the list. */
  sort: ExchangeSort;
  /** Id of a first-level category; empty for all. */
  cid: string;
}

export interface ExchangeFiltersProps extends Choice {
  /** Categories that have goods here. */
  categories: readonly { id: string; name: string }[];
  /** Address of the list with these changed. */
  hrefFor: (changed: Partial<Choice>) => string;
  /** Number of goods; absent while unknown. */
  totalCount?: number | undefined;
}

interface ChoiceLinksProps {
  label: string;
  links: readonly { id: string; label: string; href: string }[];
  current: string;
}

function ChoiceLinks({ label, links, current }: ChoiceLinksProps) {
  const Anchor = useLinkComponent();
  return (
    <Inline aria-label={label} as="nav" space="xs" alignY="stretch">
      {links.map((link) => (
        <Anchor
          aria-current={link.id === current ? "true" : undefined}
          className={css.choice}
          href={link.href}
          key={link.id}
        >
          {link.label}
        </Anchor>
      ))}
    </Inline>
  );
}

/** What narrows and orders the goods of the points mall, all as links. */
export function ExchangeFilters(props: ExchangeFiltersProps) {
  const { kind, sort, cid, categories, hrefFor, totalCount } = props;
  const intl = useIntl();
  const say = intl.formatMessage;
  return (
    <section className={css.panel}>
      <TabLinks
        current={kind}
        label={say(words.kinds.label)}
        tabs={exchangeKinds.map((id) => ({ id, label: say(words.kinds[id]), href: hrefFor({ kind: id }) }))}
      />
      {categories.length > 1 && (
        <ChoiceLinks
          current={cid}
          label={say(words.categories)}
          links={[{ id: "", name: say(words.every) }, ...categories].map(({ id, name }) => ({
            ...{ id, label: name, href: hrefFor({ cid: id }) },
          }))}
        />
      )}
      <Inline rowSpace="s" space="l" size="s">
        <ChoiceLinks
          current={sort}
          label={say(words.sorts.label)}
          links={exchangeSorts.map((id) => ({
            ...{ id, label: say(words.sorts[id]), href: hrefFor({ sort: id }) },
          }))}
        />
        {totalCount !== undefined && (
          <span className={css.total} role="status">
            {say(words.total, { count: totalCount })}
          </span>
        )}
      </Inline>
    </section>
  );
}
