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
import { Inline } from "@tradehall/ui/Inline";
import { Link, useLinkComponent } from "@tradehall/ui/Link";
import { Stack } from "@tradehall/ui/Stack";
import { Tag } from "@tradehall/ui/Tag";
import { Text } from "@tradehall/ui/Text";
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
      <Inline space="m" wrap={false}>
        <span className={css.avatar}>
          <Icon as={UserIcon} />
        </span>
        <Stack as="span" align="start" space="xxs">
          <Text as="strong" tone="inherit" leading="snug" lines={2}>
            {member
              ? intl.formatMessage(words.hello, { name: member.name })
              : intl.formatMessage(chromeWords.welcome)}
          </Text>
          {member?.level ? (
            <Tag size="s" tone="signal">
              {member.level}
            </Tag>
          ) : (
            !member && (
              <Text size="xs" tone="muted">
                {intl.formatMessage(words.visitorText)}
              </Text>
            )
          )}
        </Stack>
      </Inline>
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
          <Inline as="span" space="none" align="between" alignY="stretch" size="s">
            <strong>{intl.formatMessage(chromeWords.notices)}</strong>
            <Link href={routes.notices} tone="muted">
              {intl.formatMessage(actWords.more)}
            </Link>
          </Inline>
          <NoticeList notices={notices.slice(0, isLying ? 3 : 5)} variant="compact" />
        </section>
      )}
    </div>
  );
}
