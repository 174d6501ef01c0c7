import type { SpecialZoneView } from "@tradehall/mall-adapters/specials";
import { ListBreadcrumbs } from "@tradehall/mall-components/list/ListBreadcrumbs";
import { ListEmpty } from "@tradehall/mall-components/list/ListEmpty";
import { ProductGrid } from "@tradehall/mall-components/list/ProductGrid";
import { Countdown } from "@tradehall/mall-components/parts/Countdown";
import { SectionHeading } from "@tradehall/mall-components/parts/SectionHeading";
import { pageNames } from "@tradehall/mall-rules/words";
import { Frame } from "@tradehall/ui/Frame";
import { Heading } from "@tradehall/ui/Heading";
import { Stack } from "@tradehall/ui/Stack";
import { quickAdd } from "../../browser/actions/quick-add.tsx";
import { useQuickAdd } from "../../browser/actions/use-quick-add.ts";
import { useRefresh } from "../../browser/calls/use-polling.ts";
import { useShell } from "../../browser/session/use-shell.ts";
import { useShopInEffect } from "../../browser/session/use-shop-in-effect.ts";
import { hrefTo } from "../../href-to.ts";

/** Limited-time offers by activity: those that run with their clock, those that come with their time. */
export function SpecialDiscountPage({ zone }: { zone: SpecialZoneView }) {
  const { locale } = useShell();
  const isSold = useShopInEffect().isShowPurchase === 1;
  const refresh = useRefresh();
  useQuickAdd();
  const name = pageNames.specialDiscount[locale];
  return (
    <Frame paddingY="m">
      <Stack space="l">
        <ListBreadcrumbs steps={[{ label: pageNames.home[locale], href: hrefTo("home") }]} current={name} />
        <Heading level={1} size="l">
          {name}
        </Heading>
        {zone.activities.length === 0 && <ListEmpty reason="noOffers" />}
        {zone.activities.map((activity, index) => (
          <Stack space="m" key={activity.id}>
            <SectionHeading
              title={activity.name}
              {...(activity.href ? { moreHref: activity.href } : {})}
              {...(activity.beginsAt ? { subtitle: activity.beginsAt } : {})}
            >
              <Countdown
                now={zone.now}
                endsAt={activity.endsAt}
                label={activity.timeText}
                endText={activity.timeText}
                onEnd={refresh}
              />
            </SectionHeading>
            <ProductGrid
              products={activity.products}
              label={activity.name}
              columns={5}
              headingLevel={3}
              priorityCount={index === 0 ? 5 : 0}
            >
              {/* Before it begins it would be put in at another price. */}
              {isSold && !activity.beginsAt ? quickAdd : undefined}
            </ProductGrid>
          </Stack>
        ))}
      </Stack>
    </Frame>
  );
}
