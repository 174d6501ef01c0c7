import type { Closing } from "@tradehall/api-client/models/account";
import { ClosingPanel } from "@tradehall/mall-components/account/ClosingPanel";
import { MobileProofForm } from "@tradehall/mall-components/account/MobileProofForm";
import { priceText } from "@tradehall/mall-rules/money";
import { useNavigation } from "react-router-dom";
import { useSmsCode } from "../../browser/auth/use-sms-code.ts";
import { useSubmitted } from "../../browser/auth/use-submitted.ts";
import { useShell } from "../../browser/session/use-shell.ts";
import { hrefTo } from "../../href-to.ts";
import type { StepAnswer } from "../../server/proof-steps.ts";

interface ClosePartProps {
  closing: Closing;
  now: number;
  answer: StepAnswer | undefined;
}

const here = hrefTo("uc-account", { part: "close" });

/** Closing the account. */
export function ClosePart({ closing, now, answer }: ClosePartProps) {
  const { person } = useShell();
  const sms = useSmsCode(here, now, answer);
  const submit = useSubmitted(here, sms.forget);
  const latest = sms.answer ?? answer;
  const isPending = useNavigation().state !== "idle";
  return (
    <ClosingPanel
      backHref={hrefTo("uc-account")}
      balance={closing.balance === "0.00" ? "" : priceText(closing.balance)}
      coupons={closing.coupons}
      enterprises={closing.enterprises}
      isClosing={closing.closesAt !== null}
      orders={closing.orders.map(({ orderNumber }) => ({
        number: orderNumber,
        href: hrefTo("order-detail", { orderNumber }),
      }))}
      points={closing.points}
      refunds={closing.refunds.map(({ refundSn }) => ({
        number: refundSn,
        href: hrefTo("return-detail", { refundSn }),
      }))}
    >
      <MobileProofForm
        action={here}
        fieldErrors={sms.errors}
        formError={latest?.message || undefined}
        isPending={isPending}
        last="close"
        onSendCode={sms.send}
        onSubmit={submit}
        ownMobile={person?.user.userInfo.mobile ?? ""}
        {...sms.field}
      />
    </ClosingPanel>
  );
}
