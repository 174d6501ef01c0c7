import { Disclosure } from "@tradehall/ui/Disclosure";
import { Link, useLinkComponent } from "@tradehall/ui/Link";
import { Stack } from "@tradehall/ui/Stack";
import { useIntl } from "react-intl";
import * as css from "./ShopCategories.css.ts";
import { words } from "./ShopCategories.messages.ts";

/** A category the shop has goods in. */
export interface ShopCategory {
  /** Category id. */
  id: string;
  /** Name. */
  name: string;
  /** The shop's goods of it. */
  href: string;
  /** Whether its goods are shown, or those of one below it. */
  isOpen: boolean;
  /** Categories below it. */
  children: readonly ShopCategory[];
}
export interface ShopCategoriesProps {
  /** First levels in order. */
  categories: readonly ShopCategory[];
  /** All goods of the shop. */
  allHref: string;
}

function Branch({ category, depth }: { category: ShopCategory; depth: number }) {
  const Anchor = useLinkComponent();
  const { name, href, isOpen, children } = category;
  const isChosen = isOpen && children.every((child) => !child.isOpen);
  // Two levels always, the third where the second is open.
  const shown = depth === 0 || isOpen ? children : [];
  return (
    <Stack as="li" space="none">
      <Anchor
        aria-current={isChosen ? "true" : undefined}
        className={css.name({ isTop: depth === 0 })}
        href={href}
      >
        {name}
      </Anchor>
      {shown.length > 0 && (
        <ul className={css.below}>
          {shown.map((child) => (
            <Branch category={child} depth={depth + 1} key={child.id} />
          ))}
        </ul>
      )}
    </Stack>
  );
}

/** What a shop sells, as a tree of links. On a phone it is closed over the goods; natively, so that no script opens it. */
export function ShopCategories({ categories, allHref }: ShopCategoriesProps) {
  const intl = useIntl();
  const tree = (
    <Stack as="ul" space="xs">
      <li>
        <Link href={allHref}>{intl.formatMessage(words.all)}</Link>
      </li>
      {categories.map((category) => (
        <Branch category={category} depth={0} key={category.id} />
      ))}
    </Stack>
  );
  return (
    <nav aria-label={intl.formatMessage(words.label)}>
      <div className={css.wide}>{tree}</div>
      <div className={css.narrow}>
        <Disclosure title={intl.formatMessage(words.label)} variant="card">
          {tree}
        </Disclosure>
      </div>
    </nav>
  );
}
