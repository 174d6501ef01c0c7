import { keysOf } from "@tradehall/mall-rules/records";
import { Link, useLinkComponent } from "@tradehall/ui/Link";
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import * as css from "./UserCenterMenu.css.ts";
import { groupMessages, messages, pageMessages } from "./UserCenterMenu.messages.ts";
import { type UserCenterPage, userCenterGroups } from "./user-center-pages.ts";

/** One entry of the menu. */
export interface UserCenterMenuItem {
  page: UserCenterPage;
  /** Its address; absent: shown, but no link. */
  href?: string;
  /** What waits there, e.g. unread messages; from 100 up "99+". */
  count?: number;
}

export interface UserCenterMenuProps {
  /** The entries to show, in any order; groups and words are the menu's own. */
  items: readonly UserCenterMenuItem[];
  /** The page that is open; a detail page names the one it belongs to. */
  current?: UserCenterPage;
}

function Entry({ item, isCurrent }: { item: UserCenterMenuItem; isCurrent: boolean }) {
  const intl = useIntl();
  const Anchor = useLinkComponent();
  const { page, href, count } = item;
  const words = intl.formatMessage(pageMessages[page]);
  if (href === undefined) {
    return (
      <span className={css.entry}>
        <Link>{words}</Link>
      </span>
    );
  }
  return (
    <Anchor aria-current={isCurrent ? "page" : undefined} className={css.entry} href={href}>
      {words}
      {count ? <span className={css.count}>{count > 99 ? "99+" : count}</span> : null}
    </Anchor>
  );
}

/** The user centre's side menu; on a phone one line to scroll sideways. */
export function UserCenterMenu({ items, current }: UserCenterMenuProps) {
  const intl = useIntl();
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the open page may lie outside the line: bring it into sight without moving the page.
    const link = current && menu.current?.querySelector<HTMLElement>("[aria-current]");
    if (menu.current && link) menu.current.scrollLeft = link.offsetLeft - menu.current.clientWidth / 2;
  }, [current]);
  const byPage = new Map(items.map((item) => [item.page, item]));
  return (
    <nav aria-label={intl.formatMessage(messages.label)} className={css.menu} ref={menu}>
      {keysOf(userCenterGroups).map((group) => {
        const entries = userCenterGroups[group].flatMap((page) => byPage.get(page) ?? []);
        if (entries.length === 0) return null;
        const title = group === "top" ? undefined : intl.formatMessage(groupMessages[group]);
        return (
          <div className={css.group} key={group}>
            {title && <h2 className={css.title}>{title}</h2>}
            <ul aria-label={title} className={css.list}>
              {entries.map((item) => (
                <li key={item.page}>
                  <Entry isCurrent={item.page === current} item={item} />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}
