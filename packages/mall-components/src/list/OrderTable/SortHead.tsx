import { Icon, SortDownIcon, SortIcon, SortUpIcon } from "@tradehall/ui/Icon";
import { useLinkComponent } from "@tradehall/ui/Link";
import * as css from "./OrderTable.css.ts";

/** How the list is by price, and where the other way leads. */
export interface SortLinks {
  /** Cheapest first, dearest first, or by something else. */
  isBy?: "up" | "down" | undefined;
  /** Cheapest first, or dearest first where it is so already. */
  href: string;
}

interface SortHeadProps {
  column: "product" | "price" | "number" | "shop" | "quantity";
  label: string;
  sort?: SortLinks | undefined;
}

/** Head of a column; one that the list can stand by is a link. */
export function SortHead({ column, label, sort }: SortHeadProps) {
  const Anchor = useLinkComponent();
  if (!sort)
    return (
      <th className={css.head({ column })} scope="col">
        {label}
      </th>
    );
  const icon = sort.isBy === "up" ? SortUpIcon : sort.isBy === "down" ? SortDownIcon : SortIcon;
  const order = sort.isBy && ({ up: "ascending", down: "descending" } as const)[sort.isBy];
  return (
    <th aria-sort={order} className={css.head({ column })} scope="col">
      <Anchor className={css.sort} href={sort.href}>
        {label}
        <Icon as={icon} size="s" />
      </Anchor>
    </th>
  );
}
