import type { MemberPurchase } from "@tradehall/api-client/models/member";
import type { LevelOnSaleView } from "@tradehall/mall-adapters/member";
import { BuyMemberForm } from "@tradehall/mall-components/membership/BuyMemberForm";
import { PaidLevelCards } from "@tradehall/mall-components/membership/PaidLevelCards";
import { QrPayPanel } from "@tradehall/mall-components/payment/QrPayPanel";
import type { YuanText } from "@tradehall/mall-rules/money";
import { isPaymentOpen, type PayMethod, payMethodName } from "@tradehall/mall-rules/states/payment/payment";
import { memberBoughtText, memberCenterWords } from "@tradehall/mall-rules/words/members";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { EmptyState } from "@tradehall/ui/EmptyState";
import { Notice } from "@tradehall/ui/Notice";
import { useNavigation, useRevalidator, useSubmit } from "react-router-dom";
import { usePolling, useRefresh } from "../../browser/calls/use-polling.ts";
import { useShell } from "../../browser/session/use-shell.ts";
import { hrefTo } from "../../href-to.ts";
import { UserCenterFrame } from "../../layouts/UserCenterFrame.tsx";
import type { BuyAnswer } from "./buy-action.ts";

interface BuyMemberPageProps {
  purchase: MemberPurchase | undefined;
  levels: LevelOnSaleView[];
  chosen: LevelOnSaleView | undefined;
  balance: YuanText;
  methods: PayMethod[];
  answer: BuyAnswer | undefined;
}

const pace = { firstMs: 2_000, longestMs: 10_000 };

/** The code of a purchase; once it is paid the page's data leads on. */
function PurchaseCode({ purchase, answer }: { purchase: MemberPurchase; answer: BuyAnswer | undefined }) {
  const submit = useSubmit();
  const refresh = useRefresh();
  const { revalidate, state } = useRevalidator();
  const isRefreshing = useNavigation().formMethod === "POST";
  usePolling(isPaymentOpen(purchase.status), revalidate, pace);
  return (
    <QrPayPanel
      amount={purchase.amount}
      endsAt={purchase.expiresAt}
      formError={answer?.ok === false ? answer.error.message : undefined}
      isChecking={state !== "idle"}
      isNotPaidYet={answer?.isNotPaidYet}
      isRefreshing={isRefreshing}
      method={payMethodName(purchase.payType) ?? "wechatScan"}
      methodsHref={hrefTo("buy-member", { level: purchase.levelId })}
      now={purchase.now}
      onDone={refresh}
      onExpire={refresh}
      onRefresh={() => void submit({ intent: "refresh" }, { method: "POST" })}
      qrText={purchase.qrText}
      status={purchase.status}
    />
  );
}

/** Levels to choose from, and the form for the chosen one. */
function Choice({ levels, chosen, balance, methods, answer }: Omit<BuyMemberPageProps, "purchase">) {
  const { locale } = useShell();
  const submit = useSubmit();
  const isPending = useNavigation().formMethod === "POST";
  if (!chosen) return <EmptyState title={memberCenterWords.noneOnSale[locale]} />;
  const error = answer?.ok === false ? answer.error : undefined;
  const { level, ...onSale } = chosen;
  return (
    <>
      <PaidLevelCards
        cards={levels.map((one) => ({ ...one, href: hrefTo("buy-member", { level: one.level.id }) }))}
        chosenId={level.id}
      />
      <BuyMemberForm
        {...onSale}
        balance={balance}
        defaultValues={answer?.typed}
        fieldErrors={error?.fields}
        formError={error?.message || undefined}
        isPending={isPending}
        levelId={level.id}
        levelName={level.name}
        methods={methods}
        onSubmit={(values) => void submit(values, { method: "POST" })}
      />
    </>
  );
}

export function BuyMemberPage({ purchase, ...choice }: BuyMemberPageProps) {
  const { locale } = useShell();
  const isPaid = purchase?.status === "paid";
  return (
    <UserCenterFrame>
      {isPaid && (
        <Notice
          actions={
            <ButtonLink href={hrefTo("member-center")} size="s" variant="outline">
              {memberCenterWords.back[locale]}
            </ButtonLink>
          }
          isLive
          tone="success"
        >
          {memberBoughtText(purchase.levelName, purchase.endTime ?? "", locale)}
        </Notice>
      )}
      {purchase && !isPaid ? (
        <PurchaseCode answer={choice.answer} purchase={purchase} />
      ) : (
        <Choice {...choice} />
      )}
    </UserCenterFrame>
  );
}
