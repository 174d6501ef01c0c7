import { type CouponCardView, CouponList } from "@tradehall/mall-components/coupon/CouponList";
import { couponScopes } from "@tradehall/mall-rules/states/promotion/coupon";
import { pageNames } from "@tradehall/mall-rules/words";
import { couponTabText } from "@tradehall/mall-rules/words/coupons";
import { Heading } from "@tradehall/ui/Heading";
import { Inline } from "@tradehall/ui/Inline";
import { Link } from "@tradehall/ui/Link";
import { Notice } from "@tradehall/ui/Notice";
import { TabLinks } from "@tradehall/ui/Tabs";
import { hrefOf, type ListValues, listQuery } from "../../adapters/list-query.ts";
import { useClaim } from "../../browser/actions/use-claim.ts";
import { useListState } from "../../browser/calls/use-list-state.ts";
import { useShell } from "../../browser/session/use-shell.ts";
import { hrefTo } from "../../href-to.ts";
import { NamedPage } from "../../pages/NamedPage.tsx";
import { QueryPager } from "../../pages/QueryPager.tsx";
import type { Attempt } from "../../server/attempt.ts";

const couponCentreTabs = ["all", ...couponScopes] as const;

/** What the address of the coupons to claim says. */
export const couponCentreQuery = listQuery({
  path: hrefTo("coupons"),
  choices: { tab: couponCentreTabs },
});

interface CouponCentrePageProps {
  query: ListValues<typeof couponCentreQuery>;
  loaded: { pageCount: number; coupons: CouponCardView[] } | undefined;
  /** Of a page without script. */
  answer: Attempt<unknown> | undefined;
}

export function CouponCentrePage({ query, loaded, answer }: CouponCentrePageProps) {
  const list = useListState(loaded);
  const { locale } = useShell();
  const name = pageNames.coupons[locale];
  const { claim, pendingId } = useClaim();
  return (
    <NamedPage name={name}>
      <Inline align="between" alignY="baseline">
        <Heading level={1} size="l">
          {name}
        </Heading>
        <Link href={hrefTo("uc-coupons")}>{pageNames.ownCoupons[locale]}</Link>
      </Inline>
      {answer?.ok === false && <Notice tone="danger">{answer.error.message}</Notice>}
      <TabLinks
        current={query.tab}
        label={name}
        tabs={couponCentreTabs.map((tab) => ({
          id: tab,
          label: couponTabText(tab, locale),
          href: hrefOf(couponCentreQuery, { tab }),
        }))}
      />
      <CouponList
        {...list}
        coupons={loaded?.coupons ?? []}
        of="claimable"
        elsewhereHref={hrefTo("list")}
        onClaim={claim}
        {...(pendingId ? { pendingId } : {})}
      />
      <QueryPager of={couponCentreQuery} query={query} loaded={loaded} />
    </NamedPage>
  );
}
