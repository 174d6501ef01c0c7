import { OwedOrders } from "@tradehall/mall-components/wallet/OwedOrders";
import { RepayForm } from "@tradehall/mall-components/wallet/RepayForm";
import { useNavigation, useSubmit } from "react-router-dom";
import { useListState } from "../../browser/calls/use-list-state.ts";
import { hrefTo } from "../../href-to.ts";
import type { TermsTabProps } from "./terms-tab-props.ts";

/** What is owed to the shop of the address, and paying it back. */
export function ShopAccount({ query, loaded, answer }: TermsTabProps) {
  const submit = useSubmit();
  const isPending = useNavigation().formMethod === "POST";
  const list = useListState(loaded);
  const { enterpriseId, page } = query;
  const ids = { enterpriseId: String(enterpriseId), tab: "terms" };
  if (!loaded?.shop) return null;
  const { shopId, shopName, used, orders, pageCount, chosen } = loaded.shop;
  const shop = String(shopId);
  const mayRepay = loaded.methods.length > 0;
  const error = answer?.intent === "repay" && !answer.ok ? answer.error : undefined;
  return (
    <>
      <OwedOrders
        {...list}
        choice={mayRepay ? { ...ids, shop } : undefined}
        chosen={chosen?.orderNumbers ?? []}
        key={`orders ${chosen?.orderNumbers.join()}`}
        orders={orders}
        pager={{
          ...{ page, pageCount },
          hrefForPage: (to) => hrefTo("uc-enterprise-detail", { ...ids, shop, page: String(to) }),
        }}
        shopName={shopName}
      />
      {mayRepay && orders.length > 0 && (
        <RepayForm
          balance={loaded.balance}
          chosen={chosen}
          defaultValues={answer?.intent === "repay" ? answer.typed : undefined}
          fieldErrors={error?.fields}
          formError={error?.message || undefined}
          isPending={isPending}
          key={`repay ${used} ${chosen?.orderNumbers.join()}`}
          methods={loaded.methods}
          onSubmit={(values) => void submit(values, { method: "POST" })}
          owed={used}
          shopId={shop}
        />
      )}
    </>
  );
}
