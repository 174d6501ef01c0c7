import { type CenterView, toCenterPerson } from "@tradehall/mall-adapters/center";
import { CenterHead } from "@tradehall/mall-components/account/CenterHead";
import { LatestTrace } from "@tradehall/mall-components/order/LatestTrace";
import { OrderCard } from "@tradehall/mall-components/order/OrderCard";
import { CenterSection } from "@tradehall/mall-components/parts/CenterSection";
import { FigureLinks } from "@tradehall/mall-components/parts/FigureLinks";
import { SavedGoodsBrief } from "@tradehall/mall-components/saved/SavedGoodsBrief";
import { centerWords } from "@tradehall/mall-rules/words/center";
import { Grid } from "@tradehall/ui/Grid";
import { Stack } from "@tradehall/ui/Stack";
import { orderHref } from "../../adapters/order-pages.ts";
import { useOrderActions } from "../../browser/actions/use-order-actions.tsx";
import { useRefresh } from "../../browser/calls/use-polling.ts";
import { useShell } from "../../browser/session/use-shell.ts";
import { hrefTo } from "../../href-to.ts";
import { UserCenterFrame } from "../../layouts/UserCenterFrame.tsx";
import { assetFigures, orderFigures, waitingFigures } from "./figures.ts";
import { useCenterParts } from "./use-center-parts.ts";

export function CenterPage({ loaded }: { loaded: CenterView | undefined }) {
  const { person, locale } = useShell();
  const part = useCenterParts(loaded);
  const { act, writePoNumber, pending, dialog } = useOrderActions();
  const refresh = useRefresh();
  const words = (name: keyof typeof centerWords) => centerWords[name][locale];
  const [counts, latest, coupons] = [part("orderCountData"), part("latest"), part("coupons")];
  const [lowered, bought, waiting] = [part("lowered"), part("bought"), part("waiting")];
  const toDo = waitingFigures(counts.value, waiting.value, loaded?.isStoreRefused, locale);
  const order = latest.value?.order;
  return (
    <UserCenterFrame>
      {person && (
        <CenterHead
          figures={assetFigures(person.user.userInfo, coupons.value, loaded?.memberLevelName, locale)}
          levelName={loaded?.memberLevelName}
          person={toCenterPerson(person.user)}
        />
      )}
      <CenterSection {...counts.list} moreHref={hrefTo("uc-order")} title={words("orders")}>
        <FigureLinks figures={orderFigures(counts.value, locale)} label={words("orders")} />
      </CenterSection>
      <CenterSection
        {...waiting.list}
        emptyText={toDo.length === 0 && words("nothingWaits")}
        title={words("waiting")}
      >
        <FigureLinks figures={toDo} label={words("waiting")} />
      </CenterSection>
      <CenterSection
        {...latest.list}
        emptyText={!order && words("noOrder")}
        moreHref={hrefTo("uc-order")}
        title={words("latest")}
      >
        <Stack space="m">
          {latest.value?.trace && <LatestTrace {...latest.value.trace} />}
          {order && (
            <OrderCard
              hrefFor={orderHref}
              onAction={act}
              onExpire={refresh}
              onPoNumber={writePoNumber}
              order={order}
              pendingAction={pending?.action}
            />
          )}
        </Stack>
      </CenterSection>
      <Grid columns={bought.value?.isOff ? 1 : 2}>
        <CenterSection
          {...lowered.list}
          emptyText={lowered.value?.total === 0 && words("noneLowered")}
          moreHref={hrefTo("uc-collection", { state: "lowered" })}
          title={words("lowered")}
        >
          <SavedGoodsBrief goods={lowered.value?.goods ?? []} />
        </CenterSection>
        {!bought.value?.isOff && (
          <CenterSection
            {...bought.list}
            emptyText={bought.value?.goods.length === 0 && words("noneBought")}
            moreHref={hrefTo("uc-history")}
            title={words("bought")}
          >
            <SavedGoodsBrief goods={bought.value?.goods ?? []} />
          </CenterSection>
        )}
      </Grid>
      {dialog}
    </UserCenterFrame>
  );
}
