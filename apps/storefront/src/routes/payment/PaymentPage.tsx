import { type CashierView, toPayQuestion } from "@tradehall/mall-adapters/cashier";
import { CashierHead } from "@tradehall/mall-components/payment/CashierHead";
import { PayMethods } from "@tradehall/mall-components/payment/PayMethods";
import { transferWords } from "@tradehall/mall-rules/words/transfer";
import { Frame } from "@tradehall/ui/Frame";
import { Link } from "@tradehall/ui/Link";
import { Notice } from "@tradehall/ui/Notice";
import { Stack } from "@tradehall/ui/Stack";
import { useEffect } from "react";
import { useFetcher, useNavigation, useSubmit } from "react-router-dom";
import { useConfirm } from "../../browser/actions/use-confirm.tsx";
import { useOrderActions } from "../../browser/actions/use-order-actions.tsx";
import { useRefresh } from "../../browser/calls/use-polling.ts";
import { dropDrafts } from "../../browser/forms/use-draft.ts";
import { useShell } from "../../browser/session/use-shell.ts";
import { hrefTo } from "../../href-to.ts";
import { confirmed, confirmedField } from "../../isomorphic/confirmed.ts";
import type { Attempt } from "../../server/attempt.ts";
import { useOnVisible } from "./use-on-visible.ts";

interface PaymentPageProps {
  cashier: CashierView;
  /** The server's words about the last try. */
  message: string | undefined;
}

export function PaymentPage({ cashier, message }: PaymentPageProps) {
  const submit = useSubmit();
  const navigation = useNavigation();
  const { locale } = useShell();
  const refresh = useRefresh();
  const { act, pending } = useOrderActions();
  const atOnce = useFetcher<Attempt<unknown>>();
  const { ask, dialog } = useConfirm(atOnce);
  // The order is in: what was typed for it has done its work.
  useEffect(() => dropDrafts("submit-order"), []);
  // It may have been paid elsewhere meanwhile.
  useOnVisible(refresh);
  const pay = (values: FormData) => {
    const question = toPayQuestion(String(values.get("method")), cashier);
    if (!question) return void submit(values, { method: "POST" });
    values.set(confirmedField, confirmed[confirmedField]);
    ask(question, () => void atOnce.submit(values, { method: "POST" }));
  };
  return (
    <Frame paddingY="m">
      <Stack space="m">
        <CashierHead
          amount={cashier.amount}
          discount={cashier.discount}
          orders={cashier.orders}
          now={cashier.now}
          placedAt={cashier.placedAt}
          endsAt={cashier.endsAt}
          onExpire={refresh}
          closedActions={cashier.closedActions}
          onAction={act}
          {...(cashier.part ? { part: cashier.part } : {})}
          {...(cashier.closed ? { closed: cashier.closed } : {})}
          {...(pending ? { pendingAction: pending.action } : {})}
        />
        {!cashier.closed && cashier.transferHref && (
          <Notice tone="info">
            {transferWords.awaited[locale]}{" "}
            <Link href={cashier.transferHref}>{transferWords.view[locale]}</Link>
          </Notice>
        )}
        {!cashier.closed && (
          <PayMethods
            methods={cashier.methods}
            orderNumbers={cashier.payable}
            amount={cashier.amount}
            balance={cashier.balance}
            isBalanceEnough={cashier.isBalanceEnough}
            topUpHref={hrefTo("uc-balance")}
            isPending={navigation.formMethod === "POST"}
            onSubmit={pay}
            {...(message ? { formError: message } : {})}
          />
        )}
      </Stack>
      {dialog}
    </Frame>
  );
}
