import { useId } from "react";
import { Icon, type IconShape } from "../Icon/Icon.tsx";
import { ChevronDownIcon } from "../Icon/icons.ts";
import { useLinkComponent } from "../Link/LinkProvider.tsx";
import * as css from "./SideNav.css.ts";

/** One page of the navigation. */
export interface SideNavItem {
  /** Identity, compared with `current`. */
  id: string;
  /** The words. */
  label: string;
  /** Address. Leave it out for a page that is not there for the moment: it stays text, marked disabled. */
  href?: string;
  /** An icon before the words. */
  icon?: IconShape;
  /** What waits there, as short as it is shown, such as "3" or "99+". */
  badge?: string;
}

/** Pages that belong together. */
export interface SideNavGroup {
  /** Identity. */
  id: string;
  /** Heads the group; without it the pages have no heading. */
  label?: string;
  /** The pages, in order. */
  items: readonly SideNavItem[];
  /** Its heading opens and closes it. A group with the current page is open. */
  isFoldable?: boolean;
  /** Starts open, where it is foldable. */
  isDefaultOpen?: boolean;
}

export interface SideNavProps {
  /** Name of the navigation for assistive technology. */
  label: string;
  /** The pages in groups, in order. */
  groups: readonly SideNavGroup[];
  /** Id of the page that is open; a detail page gives the one it belongs to. */
  current?: string;
}

function Entry({ item, isCurrent }: { item: SideNavItem; isCurrent: boolean }) {
  const Anchor = useLinkComponent();
  const { label, href, icon, badge } = item;
  const content = (
    <>
      {icon && <Icon as={icon} size="s" />}
      <span className={css.words}>{label}</span>
      {badge && <span className={css.badge}> {badge}</span>}
    </>
  );
  if (href === undefined) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: an anchor without address is HTML's own disabled link
      <a aria-disabled="true" className={css.entry} role="link">
        {content}
      </a>
    );
  }
  return (
    <Anchor aria-current={isCurrent ? "page" : undefined} className={css.entry} href={href}>
      {content}
    </Anchor>
  );
}

function Group({ group, current }: { group: SideNavGroup; current: string | undefined }) {
  const id = useId();
  const { label, items, isFoldable, isDefaultOpen } = group;
  const list = (
    <ul aria-labelledby={label === undefined ? undefined : id} className={css.list}>
      {items.map((item) => (
        <li key={item.id}>
          <Entry isCurrent={item.id === current} item={item} />
        </li>
      ))}
    </ul>
  );
  if (label === undefined) return <div className={css.group}>{list}</div>;
  if (!isFoldable) {
    return (
      <div className={css.group}>
        <div className={css.heading} id={id}>
          {label}
        </div>
        {list}
      </div>
    );
  }
  return (
    <details className={css.group} open={isDefaultOpen || items.some((item) => item.id === current)}>
      <summary className={css.foldableHeading}>
        <span id={id}>{label}</span>
        <span className={css.arrow}>
          <Icon as={ChevronDownIcon} size="s" />
        </span>
      </summary>
      {list}
    </details>
  );
}

/** The pages of an area in groups, at the side of the page: a native list of links, which opens and closes by `details`. */
export function SideNav({ label, groups, current }: SideNavProps) {
  return (
    <nav aria-label={label} className={css.nav}>
      {groups.map((group) => (
        <Group current={current} group={group} key={group.id} />
      ))}
    </nav>
  );
}
