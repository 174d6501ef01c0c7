import { QuickOrderForm } from "@tradehall/mall-components/cart/QuickOrderForm";
import { QuickOrderResult } from "@tradehall/mall-components/cart/QuickOrderResult";
import { ListTabs } from "@tradehall/mall-components/parts/ListTabs";
import { boughtTabs } from "@tradehall/mall-components/saved/SavedGoodsList";
import { Stack } from "@tradehall/ui/Stack";
import { Surface } from "@tradehall/ui/Surface";
import { askHref } from "../../adapters/quote-pages.ts";
import { UserCenterFrame } from "../../layouts/UserCenterFrame.tsx";
import type { Attempt } from "../../server/attempt.ts";
import { hrefOfTab } from "./BoughtPage.tsx";
import type { QuickAnswer } from "./quick-order-action.ts";
import { useQuickOrder } from "./use-quick-order.ts";

interface QuickOrderPageProps {
  /** The purchase list that codes are pasted for. */
  listName: string | undefined;
  sent: Attempt<QuickAnswer> | undefined;
}

export function QuickOrderPage({ listName, sent }: QuickOrderPageProps) {
  const { found, form, result } = useQuickOrder(sent);
  return (
    <UserCenterFrame>
      <form encType="multipart/form-data" method="post">
        <Stack space="m">
          <Surface padding="none">
            <ListTabs of={boughtTabs} current="quick" hrefFor={hrefOfTab} />
            <QuickOrderForm {...form} />
          </Surface>
          {found && found.rows.length > 0 && (
            <Surface padding="none">
              {/* Another list begins without the choices of the last. */}
              <QuickOrderResult
                key={found.text}
                listName={listName}
                quoteHrefFor={askHref}
                rows={found.rows}
                {...result}
              />
            </Surface>
          )}
        </Stack>
      </form>
    </UserCenterFrame>
  );
}
