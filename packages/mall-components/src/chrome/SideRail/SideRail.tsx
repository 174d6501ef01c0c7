import { shellLimits } from "@tradehall/mall-rules/limits";
import {
  BackToTopIcon,
  CartIcon,
  CouponIcon,
  FootprintIcon,
  ServiceIcon,
  WishlistIcon,
} from "@tradehall/ui/Icon";
import { Popover } from "@tradehall/ui/Popover";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import { chromeWords } from "../../messages/chrome.messages.ts";
import { RailButton } from "./RailButton.tsx";
import { ServiceCard } from "./ServiceCard.tsx";
import * as css from "./SideRail.css.ts";
import { words } from "./SideRail.messages.ts";
import type { SideRailProps } from "./side-rail-props.ts";
import { useIsScrolledDown } from "./use-is-scrolled-down.ts";

const panels = [
  { panel: "cart", icon: CartIcon },
  { panel: "coupons", icon: CouponIcon },
  { panel: "wishlist", icon: WishlistIcon },
  { panel: "footprints", icon: FootprintIcon },
] as const;

const isCalm = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Fixed at the right edge where there is room beside the page (1280 px); narrower only the way back to the top, at its end. */
export function SideRail({ cartCount, isSignedIn = true, onOpen, onMeant, service }: SideRailProps) {
  const intl = useIntl();
  const isDown = useIsScrolledDown();
  const max = shellLimits.cartBadgeMax;
  const count = cartCount > max ? `${max}+` : String(cartCount);
  return (
    <aside aria-label={intl.formatMessage(words.label)} className={css.rail} data-print="hide">
      <div className={css.tools}>
        {isSignedIn &&
          panels.map(({ panel, icon }) => (
            <RailButton
              aria-haspopup="dialog"
              icon={icon}
              key={panel}
              onMeant={onMeant && (() => onMeant(panel))}
              onPress={() => onOpen(panel)}
              word={intl.formatMessage(words[panel])}
              {...(panel === "cart" && cartCount > 0
                ? { badge: count, label: intl.formatMessage(chromeWords.cartCount, { count }) }
                : {})}
            />
          ))}
        {service && (
          <Popover
            label={intl.formatMessage(words.contact)}
            placement="left"
            trigger={<RailButton icon={ServiceIcon} word={intl.formatMessage(words.service)} />}
          >
            <ServiceCard {...service} />
          </Popover>
        )}
      </div>
      <div className={css.top} hidden={!isDown}>
        <RailButton
          icon={BackToTopIcon}
          label={intl.formatMessage(actWords.top)}
          onPress={() => window.scrollTo({ top: 0, behavior: isCalm() ? "auto" : "smooth" })}
          word={intl.formatMessage(words.topShort)}
        />
      </div>
    </aside>
  );
}
