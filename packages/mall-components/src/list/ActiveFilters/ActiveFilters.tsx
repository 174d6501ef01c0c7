import { CloseIcon, Icon } from "@tradehall/ui/Icon";
import { Inline } from "@tradehall/ui/Inline";
import { Link, useLinkComponent } from "@tradehall/ui/Link";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { chip } from "../../product/chip.css.ts";
import { words } from "./ActiveFilters.messages.ts";

/** One applied filter. */
export interface ActiveFilter {
  /** Key for the list. */
  id: string;
  /** Facet's words, e.g. 品牌; "" where the value says it all, e.g. 仅看有货. */
  label: string;
  /** Value's words. */
  value: string;
  /** Address without it. */
  removeHref: string;
}
export interface ActiveFiltersProps {
  /** Applied filters; nothing renders for none. */
  filters: readonly ActiveFilter[];
  /** Address without any. */
  clearHref: string;
}

/** What is applied now, each chip a link to the list without it. */
export function ActiveFilters({ filters, clearHref }: ActiveFiltersProps) {
  const intl = useIntl();
  const Anchor = useLinkComponent();
  if (filters.length === 0) return null;
  return (
    <Inline aria-label={intl.formatMessage(words.label)} as="ul" size="xs">
      {filters.map(({ id, label, value, removeHref }) => {
        const of = label && intl.formatMessage(words.of, { label });
        return (
          <li key={id}>
            <Anchor
              aria-label={intl.formatMessage(words.remove, { of, value })}
              className={chip}
              href={removeHref}
            >
              <span>
                {of}
                <Text as="b" size="inherit" tone="accent" weight="medium">
                  {value}
                </Text>
              </span>
              <Icon as={CloseIcon} size="s" />
            </Anchor>
          </li>
        );
      })}
      <li>
        <Link href={clearHref} tone="muted">
          {intl.formatMessage(words.clear)}
        </Link>
      </li>
    </Inline>
  );
}
