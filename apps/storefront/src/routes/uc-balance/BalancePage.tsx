import type { TopUp } from "@tradehall/api-client/models/wallet";
import type { LedgerEntry, LedgerTab } from "@tradehall/mall-components/wallet/Ledger";
import { TopUpForm } from "@tradehall/mall-components/wallet/TopUpForm";
import { WalletHead } from "@tradehall/mall-components/wallet/WalletHead";
import { priceText, type YuanText } from "@tradehall/mall-rules/money";
import type { PayMethod } from "@tradehall/mall-rules/states/payment/payment";
import { pageNames } from "@tradehall/mall-rules/words";
import { walletWords } from "@tradehall/mall-rules/words/ledger";
import { Notice } from "@tradehall/ui/Notice";
import { useNavigation, useSubmit } from "react-router-dom";
import { useShell } from "../../browser/session/use-shell.ts";
import { hrefTo } from "../../href-to.ts";
import { UserCenterFrame } from "../../layouts/UserCenterFrame.tsx";
import { LedgerPart } from "../../pages/LedgerPart.tsx";
import { PaymentCode } from "../../pages/PaymentCode.tsx";
import type { TopUpAnswer } from "./top-up-action.ts";

interface BalancePageProps {
  query: { tab: LedgerTab; page: number; topUp: TopUp | undefined; amount: string };
  loaded:
    | {
        balance: YuanText;
        room: YuanText;
        methods: PayMethod[];
        pageCount: number;
        entries: LedgerEntry[];
      }
    | undefined;
  answer: TopUpAnswer | undefined;
}

export function BalancePage({ query, loaded, answer }: BalancePageProps) {
  const { locale } = useShell();
  const submit = useSubmit();
  const isPending = useNavigation().formMethod === "POST";
  const { topUp, amount } = query;
  const error = answer?.ok === false ? answer.error : undefined;
  const isPaid = topUp?.status === "paid";
  return (
    <UserCenterFrame>
      {isPaid && (
        <Notice isLive tone="success">
          {walletWords.toppedUp[locale].replace("{amount}", priceText(topUp.amount))}
        </Notice>
      )}
      {loaded && <WalletHead label={pageNames.balance[locale]} value={loaded.balance} />}
      {topUp && !isPaid && <PaymentCode answer={answer} methodsHref={hrefTo("uc-balance")} payment={topUp} />}
      {loaded && (!topUp || isPaid) && (
        <TopUpForm
          defaultValues={{ amount, ...answer?.typed }}
          fieldErrors={error?.fields}
          formError={error?.message || undefined}
          hrefForAmount={(yuan) => hrefTo("uc-balance", { amount: String(yuan) })}
          isPending={isPending}
          methods={loaded.methods}
          onSubmit={(values) => void submit(values, { method: "POST" })}
          room={loaded.room}
        />
      )}
      <LedgerPart
        label={walletWords.balanceLedger[locale]}
        loaded={loaded}
        path={hrefTo("uc-balance")}
        query={query}
      />
    </UserCenterFrame>
  );
}
