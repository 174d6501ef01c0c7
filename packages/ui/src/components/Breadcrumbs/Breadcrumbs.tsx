import { Link } from "../Link/Link.tsx";
import * as css from "./Breadcrumbs.css.ts";

/** One step of the path. */
export interface BreadcrumbItem {
  /** The words. */
  label: string;
  /** Address; the last step, the page itself, has none. */
  href?: string;
}

export interface BreadcrumbsProps {
  /** Name of the path for assistive technology. */
  label: string;
  /** From the top to the page itself. */
  items: readonly BreadcrumbItem[];
}

/** Where this page is. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={css.list}>
        {items.map((item, index) => (
          <li className={css.item} key={`${item.href ?? ""} ${item.label}`}>
            {item.href !== undefined ? (
              <Link href={item.href} tone="muted">
                {item.label}
              </Link>
            ) : (
              <span aria-current={index === items.length - 1 ? "page" : undefined} className={css.current}>
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
