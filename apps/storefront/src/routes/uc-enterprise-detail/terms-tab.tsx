import { CreditLineList } from "@tradehall/mall-components/wallet/CreditLineList";
import { CreditRequestForm } from "@tradehall/mall-components/wallet/CreditRequestForm";
import { priceText } from "@tradehall/mall-rules/money";
import { creditWords } from "@tradehall/mall-rules/words/credit";
import { lazyPart } from "@tradehall/ui/lazy-part";
import { Notice } from "@tradehall/ui/Notice";
import { useState } from "react";
import { useNavigation, useSubmit } from "react-router-dom";
import { useListState } from "../../browser/calls/use-list-state.ts";
import { useShell } from "../../browser/session/use-shell.ts";
import { hrefTo } from "../../href-to.ts";
import { UserCenterFrame } from "../../layouts/UserCenterFrame.tsx";
import { PageTabs } from "./PageTabs.tsx";
import { ShopAccount } from "./shop-account.tsx";
import type { TermsTabProps } from "./terms-tab-props.ts";

// A code waits for a phone, which takes longer than its script.
const TransferPart = lazyPart(async () => (await import("../../layouts/TransferPart.tsx")).TransferPart);
// Pictures are sent by script alone.
const CreditPapers = lazyPart(async () => (await import("./credit-papers.tsx")).CreditPapers);
const RepaymentCode = lazyPart(async () => (await import("./repayment-code.tsx")).RepaymentCode);

/** Account terms of an enterprise: `?tab=terms`. */
export function TermsTab(props: TermsTabProps) {
  const { query, loaded, answer } = props;
  const { enterpriseId, shopId, repayment, transfer } = query;
  const { locale } = useShell();
  const submit = useSubmit();
  const isPending = useNavigation().formMethod === "POST";
  const [isUploading, setUploading] = useState(false);
  const [papers, setPapers] = useState<readonly string[]>([]);
  const { state, onRetry } = useListState(loaded);
  const error = answer?.intent === "request" && !answer.ok ? answer.error : undefined;
  const canRequest = loaded?.canRequest ?? false;
  return (
    <UserCenterFrame>
      <PageTabs current="terms" enterpriseId={enterpriseId} />
      {repayment?.status === "paid" && (
        <Notice isLive tone="success">
          {creditWords.repaid[locale].replace("{amount}", priceText(repayment.amount))}
        </Notice>
      )}
      {repayment && repayment.status !== "paid" && !transfer && (
        <RepaymentCode answer={answer} repayment={repayment} />
      )}
      {transfer && transfer.status !== "paid" && (
        <TransferPart
          answer={answer?.intent === "proof" ? answer : undefined}
          key={transfer.payNo}
          methodsHref={hrefTo("uc-enterprise-detail", {
            ...{ enterpriseId: String(enterpriseId), tab: "terms", shop: String(shopId ?? "") },
          })}
          transfer={transfer}
        />
      )}
      <CreditLineList canRequest={canRequest} lines={loaded?.lines ?? []} onRetry={onRetry} state={state} />
      <ShopAccount {...props} />
      {canRequest && loaded && loaded.shops.length > 0 && (
        <CreditRequestForm
          defaultValues={answer?.intent === "request" ? answer.typed : undefined}
          documents={<CreditPapers kept={papers} onKept={setPapers} onUploading={setUploading} />}
          fieldErrors={error?.fields}
          formError={error?.message || undefined}
          isPending={isPending || isUploading}
          key={loaded.lines.length}
          onSubmit={(values) => void submit(values, { method: "POST" })}
          shops={loaded.shops}
        />
      )}
    </UserCenterFrame>
  );
}
