import { Link } from "@tradehall/ui/Link";
import { useIntl } from "react-intl";
import * as css from "./Header.css.ts";
import { campaignWords } from "./Header.messages.ts";

const names = ["seckill", "group", "coupons", "offers", "shops", "notices"] as const;

/** Addresses of what goes on in the mall; one that is absent has no link. */
export type CampaignRoutes = { readonly [Name in (typeof names)[number]]?: string };

interface HeaderCampaignsProps {
  routes: CampaignRoutes;
  /** The home page: a phone shows them there alone. */
  isHome: boolean;
}

/** Flash sale, group buying, coupons, offers, shops and announcements: the second half of the menu. */
export function HeaderCampaigns({ routes, isHome }: HeaderCampaignsProps) {
  const intl = useIntl();
  return (
    <div className={css.campaigns({ isHome })}>
      {names.map((name) => {
        const href = routes[name];
        return (
          href && (
            <span className={css.navLink()} key={name}>
              <Link href={href} tone="inherit">
                {intl.formatMessage(campaignWords[name])}
              </Link>
            </span>
          )
        );
      })}
    </div>
  );
}
