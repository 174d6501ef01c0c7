import { canPickEnterprise, hasTaggedName } from "@tradehall/mall-rules/states/enterprise/enterprise";
import { Frame } from "@tradehall/ui/Frame";
import { ChevronDownIcon, EnterpriseIcon, Icon, MessageIcon, ServiceIcon } from "@tradehall/ui/Icon";
import { Link, useLinkComponent } from "@tradehall/ui/Link";
import { useIntl } from "react-intl";
import { instead } from "../../forms/instead.ts";
import { chromeWords } from "../../messages/chrome.messages.ts";
import { useRoutes } from "../../routes/RoutesProvider.tsx";
import { OpenStore } from "./OpenStore.tsx";
import * as css from "./TopBar.css.ts";
import { words } from "./TopBar.messages.ts";
import { UnreadLink } from "./UnreadLink.tsx";

/** Who is signed in, as the top bar shows it. */
export interface TopBarUser {
  /** Current enterprise's name for an enterprise member, else the company's name (Spec §2). */
  name: string;
  /** User type; 2 and 4 get the tag look (Spec §6). */
  userTypeId: number;
  /** Whether the person is an enterprise member (`enterpriseUser` 1). */
  isEnterpriseUser: boolean;
  /** How many enterprises the person belongs to; the picker opens from two up. */
  enterpriseCount: number;
}
export interface TopBarProps {
  /** The person signed in. Absent for a visitor: sign-in and registration show instead. */
  user?: TopBarUser;
  /** Unread messages; the red dot shows from one up. Default 0. */
  unreadCount?: number;
  /** Unread messages of conversations. Default 0. */
  chatUnreadCount?: number;
  /** Called when the enterprise name is pressed (only with two enterprises or more). */
  onPickEnterprise?: () => void;
  /** The other language the mall speaks, and where its form posts `locale` and `back`, the page to come back to. */
  language?: { locale: string; name: string; action: string; back: string };
}

function LanguageSwitch({ locale, name, action, back }: NonNullable<TopBarProps["language"]>) {
  return (
    <form action={action} className={css.language} method="post">
      <input name="back" type="hidden" value={back} />
      <button
        className={css.button}
        lang={locale.replace("_", "-")}
        name="locale"
        type="submit"
        value={locale}
      >
        {name}
      </button>
    </form>
  );
}

type NameProps = { user: TopBarUser; href: string; onPick: (() => void) | undefined };

/** The enterprise's name opens the picker from two enterprises up; otherwise the name is text (Spec §2). */
function UserName({ user, href, onPick }: NameProps) {
  const intl = useIntl();
  const Anchor = useLinkComponent();
  const isTagged = hasTaggedName(user.userTypeId);
  const name = (
    <span className={css.nameText} title={user.name}>
      {user.name}
    </span>
  );
  if (!canPickEnterprise(user.isEnterpriseUser ? 1 : 0, user.enterpriseCount)) {
    return <span className={css.name({ isTagged })}>{name}</span>;
  }
  return (
    <Anchor
      aria-label={intl.formatMessage(words.switchEnterprise, { name: user.name })}
      className={css.name({ isTagged, isPickable: true })}
      href={href}
      onClick={instead(onPick)}
    >
      <Icon as={EnterpriseIcon} size="s" />
      {name}
      <Icon as={ChevronDownIcon} size="s" />
    </Anchor>
  );
}

/** The thin bar at the top of every page. */
export function TopBar(props: TopBarProps) {
  const { user, unreadCount = 0, chatUnreadCount = 0 } = props;
  const intl = useIntl();
  const routes = useRoutes();
  const unreadText = (count: number) => (count > 0 ? intl.formatMessage(words.unread, { count }) : undefined);
  return (
    <div className={css.bar} data-print="hide">
      <Frame>
        <nav aria-label={intl.formatMessage(words.label)} className={css.row}>
          <span className={css.hello}>{intl.formatMessage(user ? words.hello : chromeWords.welcome)}</span>
          {user ? (
            <>
              <UserName href={routes.enterprises} onPick={props.onPickEnterprise} user={user} />
              <span className={css.end}>
                <UnreadLink
                  href={routes.messages}
                  icon={MessageIcon}
                  label={intl.formatMessage(words.messages)}
                  unread={unreadText(unreadCount)}
                />
                {routes.chat && (
                  <UnreadLink
                    href={routes.chat}
                    icon={ServiceIcon}
                    label={intl.formatMessage(chromeWords.service)}
                    unread={unreadText(chatUnreadCount)}
                  />
                )}
                <Link href={routes.orders} tone="inherit">
                  {intl.formatMessage(chromeWords.personalCentre)}
                </Link>
                <OpenStore />
                <form action={routes.signOut} method="post">
                  <button className={css.button} type="submit">
                    {intl.formatMessage(chromeWords.signOut)}
                  </button>
                </form>
              </span>
            </>
          ) : (
            <span className={css.visitor}>
              <Link href={routes.login} tone="inherit">
                {intl.formatMessage(chromeWords.signIn)}
              </Link>
              <span aria-hidden="true">·</span>
              <Link href={routes.register} tone="inherit">
                {intl.formatMessage(chromeWords.register)}
              </Link>
              <OpenStore />
            </span>
          )}
          {props.language && <LanguageSwitch {...props.language} />}
        </nav>
      </Frame>
    </div>
  );
}
