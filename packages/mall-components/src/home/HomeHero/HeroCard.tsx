import { ButtonLink } from "@tradehall/ui/ButtonLink";
import {
  AddressIcon,
  CartIcon,
  CouponIcon,
  FootprintIcon,
  Icon,
  InvoiceIcon,
  ListViewIcon,
  OrderIcon,
  UserIcon,
  WishlistIcon,
} from "@tradehall/ui/Icon";
import { Link, useLinkComponent } from "@tradehall/ui/Link";
import { Tag } from "@tradehall/ui/Tag";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import { chromeWords } from "../../messages/chrome.messages.ts";
import { useRoutes } from "../../routes/RoutesProvider.tsx";
import { NoticeList } from "../NoticeList/NoticeList.tsx";
import * as css from "./HeroCard.css.ts";
import { words } from "./HomeHero.messages.ts";
import type { HomeHeroProps } from "./home-hero-props.ts";

const icons = {
  coupon: CouponIcon,
  order: OrderIcon,
  invoice: InvoiceIcon,
  wishlist: WishlistIcon,
  footprint: FootprintIcon,
  quickOrder: ListViewIcon,
  cart: CartIcon,
  address: AddressIcon,
} as const;

type HeroCardProps = Pick<HomeHeroProps, "member" | "notices" | "quickLinks"> & { isLying: boolean };

/** The person's counters, or the doors in for a visitor; quick doors; notices. `isLying`: in one row below a wide banner. */
export function HeroCard({ member, notices = [], quickLinks = [], isLying }: HeroCardProps) {
  const intl = useIntl();
  const routes = useRoutes();
  const Anchor = useLinkComponent();
  return (
    <div className={css.card} data-lying={isLying || undefined}>
      <div className={css.person}>
        <span className={css.avatar}>
          <Icon as={UserIcon} />
        </span>
        <span className={css.personWords}>
          <strong className={css.name}>
            {member
              ? intl.formatMessage(words.hello, { name: member.name })
              : intl.formatMessage(chromeWords.welcome)}
          </strong>
          {member?.level ? (
            <Tag size="s" tone="signal">
              {member.level}
            </Tag>
          ) : (
            !member && <span className={css.muted}>{intl.formatMessage(words.visitorText)}</span>
          )}
        </span>
      </div>
      {member ? (
        <ul className={css.counts}>
          {member.counts?.map((one) => (
            <li key={one.label}>
              <Anchor className={css.count} href={one.href}>
                <b className={css.number({ isZero: one.count === 0 })}>{one.count}</b>
                {one.label}
              </Anchor>
            </li>
          ))}
        </ul>
      ) : (
        <div className={css.links}>
          <ButtonLink href={routes.login} size="s" width="full">
            {intl.formatMessage(chromeWords.signIn)}
          </ButtonLink>
          <ButtonLink href={routes.register} size="s" variant="outline" width="full">
            {intl.formatMessage(chromeWords.register)}
          </ButtonLink>
        </div>
      )}
      {quickLinks.length > 0 && (
        <ul
          aria-label={intl.formatMessage(words.quick)}
          className={css.quick({ isPaired: quickLinks.length % 3 !== 0 })}
        >
          {quickLinks.map((one) => (
            <li key={one.label}>
              <Anchor className={css.link} href={one.href}>
                <Icon as={icons[one.icon]} />
                {one.label}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
      {notices.length > 0 && (
        <section aria-label={intl.formatMessage(chromeWords.notices)} className={css.notices}>
          <span className={css.noticeHead}>
            <strong>{intl.formatMessage(chromeWords.notices)}</strong>
            <Link href={routes.notices} tone="muted">
              {intl.formatMessage(actWords.more)}
            </Link>
          </span>
          <NoticeList notices={notices.slice(0, isLying ? 3 : 5)} variant="compact" />
        </section>
      )}
    </div>
  );
}
