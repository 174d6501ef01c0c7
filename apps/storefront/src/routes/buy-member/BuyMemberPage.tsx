import type { MemberPurchase } from "@tradehall/api-client/models/member";
import type { LevelOnSaleView } from "@tradehall/mall-adapters/member";
import { BuyMemberForm } from "@tradehall/mall-components/membership/BuyMemberForm";
import { PaidLevelCards } from "@tradehall/mall-components/membership/PaidLevelCards";
import type { YuanText } from "@tradehall/mall-rules/money";
import type { PayMethod } from "@tradehall/mall-rules/states/payment/payment";
import { memberBoughtText, memberCenterWords } from "@tradehall/mall-rules/words/members";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { EmptyState } from "@tradehall/ui/EmptyState";
import { Notice } from "@tradehall/ui/Notice";
import { useNavigation, useSubmit } from "react-router-dom";
import { useShell } from "../../browser/session/use-shell.ts";
import { hrefTo } from "../../href-to.ts";
import { UserCenterFrame } from "../../layouts/UserCenterFrame.tsx";
import { PaymentCode } from "../../pages/PaymentCode.tsx";
import type { BuyAnswer } from "./buy-action.ts";

interface BuyMemberPageProps {
  purchase: MemberPurchase | undefined;
  levels: LevelOnSaleView[];
  chosen: LevelOnSaleView | undefined;
  balance: YuanText;
  methods: PayMethod[];
  answer: BuyAnswer | undefined;
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
        <PaymentCode
          answer={choice.answer}
          methodsHref={hrefTo("buy-member", { level: purchase.levelId })}
          payment={purchase}
        />
      ) : (
        <Choice {...choice} />
      )}
    </UserCenterFrame>
  );
}
