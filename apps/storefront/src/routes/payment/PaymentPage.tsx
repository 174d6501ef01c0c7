import { CashierHead } from "@tradehall/mall-components/trade/CashierHead";
import { PayMethods } from "@tradehall/mall-components/trade/PayMethods";
import { Frame } from "@tradehall/ui/Frame";
import { Stack } from "@tradehall/ui/Stack";
import { useEffect } from "react";
import { useNavigation, useRevalidator, useSubmit } from "react-router-dom";
import { dropDrafts } from "../../browser/forms/use-draft.ts";
import { hrefTo } from "../../href-to.ts";
import type { CashierView } from "./to-cashier.ts";

interface PaymentPageProps {
  cashier: CashierView;
  /** The server's words about the last try. */
  message: string | undefined;
}

export function PaymentPage({ cashier, message }: PaymentPageProps) {
  const submit = useSubmit();
  const navigation = useNavigation();
  const revalidator = useRevalidator();
  // The order is in: what was typed for it has done its work.
  useEffect(() => dropDrafts("submit-order"), []);
  return (
    <Frame paddingY="m">
      <Stack space="m">
        <CashierHead
          amount={cashier.amount}
          orderNumbers={cashier.orderNumbers}
          now={cashier.now}
          endsAt={cashier.endsAt}
          isExpired={cashier.isExpired}
          onExpire={() => void revalidator.revalidate()}
          orderHref={(orderNumber) => hrefTo("order-detail", { orderNumber })}
        />
        <PayMethods
          methods={cashier.methods}
          amount={cashier.amount}
          balance={cashier.balance}
          isBalanceEnough={cashier.isBalanceEnough}
          isPending={navigation.formMethod === "POST"}
          isDisabled={cashier.isExpired}
          onSubmit={(values) => void submit(values, { method: "POST" })}
          {...(message ? { formError: message } : {})}
        />
      </Stack>
    </Frame>
  );
}
