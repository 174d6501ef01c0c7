import type { TopUp } from "@tradehall/api-client/models/wallet";
import { QrPayPanel } from "@tradehall/mall-components/payment/QrPayPanel";
import type { LedgerEntry, LedgerTab } from "@tradehall/mall-components/wallet/Ledger";
import { TopUpForm } from "@tradehall/mall-components/wallet/TopUpForm";
import { WalletHead } from "@tradehall/mall-components/wallet/WalletHead";
import { priceText, type YuanText } from "@tradehall/mall-rules/money";
import { isPaymentOpen, type PayMethod, payMethodName } from "@tradehall/mall-rules/states/payment/payment";
import { pageNames } from "@tradehall/mall-rules/words";
import { walletWords } from "@tradehall/mall-rules/words/ledger";
import { Notice } from "@tradehall/ui/Notice";
import { useNavigation, useRevalidator, useSubmit } from "react-router-dom";
import { usePolling, useRefresh } from "../../browser/calls/use-polling.ts";
import { useShell } from "../../browser/session/use-shell.ts";
import { hrefTo } from "../../href-to.ts";
import { UserCenterFrame } from "../../layouts/UserCenterFrame.tsx";
import { LedgerPart } from "../../pages/LedgerPart.tsx";
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

const pace = { firstMs: 2_000, longestMs: 10_000 };

/** The code of a top-up; once it is paid the page's data leads on. */
function TopUpCode({ topUp, answer }: { topUp: TopUp; answer: TopUpAnswer | undefined }) {
  const submit = useSubmit();
  const refresh = useRefresh();
  const { revalidate, state } = useRevalidator();
  const isRefreshing = useNavigation().formMethod === "POST";
  usePolling(isPaymentOpen(topUp.status), revalidate, pace);
  return (
    <QrPayPanel
      amount={topUp.amount}
      endsAt={topUp.expiresAt}
      formError={answer?.ok === false ? answer.error.message : undefined}
      isChecking={state !== "idle"}
      isNotPaidYet={answer?.isNotPaidYet}
      isRefreshing={isRefreshing}
      method={payMethodName(topUp.payType) ?? "wechatScan"}
      methodsHref={hrefTo("uc-balance")}
      now={topUp.now}
      onDone={refresh}
      onExpire={refresh}
      onRefresh={() => void submit({ intent: "refresh" }, { method: "POST" })}
      qrText={topUp.qrText}
      status={topUp.status}
    />
  );
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
      {topUp && !isPaid && <TopUpCode answer={answer} topUp={topUp} />}
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
