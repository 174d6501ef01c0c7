import type { RefundView } from "@tradehall/mall-adapters/refund";
import { RefundInfo } from "@tradehall/mall-components/after-sale/RefundInfo";
import { RefundStatePanel } from "@tradehall/mall-components/after-sale/RefundStatePanel";
import { RefundTrail } from "@tradehall/mall-components/after-sale/RefundTrail";
import { ReturnParcelForm } from "@tradehall/mall-components/after-sale/ReturnParcelForm";
import { payMethodName } from "@tradehall/mall-rules/states/payment/payment";
import { payMethodText } from "@tradehall/mall-rules/words/orders";
import { Frame } from "@tradehall/ui/Frame";
import { Stack } from "@tradehall/ui/Stack";
import { Surface } from "@tradehall/ui/Surface";
import { useFetcher, useNavigation, useSubmit } from "react-router-dom";
import { useConfirm } from "../../browser/actions/use-confirm.tsx";
import { usePictureViewer } from "../../browser/actions/use-picture-viewer.tsx";
import { useRefresh } from "../../browser/calls/use-polling.ts";
import { useDraft } from "../../browser/forms/use-draft.ts";
import { useShell } from "../../browser/session/use-shell.ts";
import { hrefTo } from "../../href-to.ts";
import type { Attempt } from "../../server/attempt.ts";

interface RefundPageProps {
  refund: RefundView;
  couriers: string[];
  answer: Attempt<null> | undefined;
}

export function RefundPage({ refund, couriers, answer }: RefundPageProps) {
  const { card, allowedActions, endsAt } = refund;
  const { refundSn } = card;
  const { locale } = useShell();
  const acting = useFetcher<Attempt<null>>();
  const confirm = useConfirm(acting);
  const { openPicture, viewer } = usePictureViewer();
  const submit = useSubmit();
  const isPending = useNavigation().state !== "idle";
  const refresh = useRefresh();
  const [draft, keep] = useDraft<Record<string, string>>(`return:${refundSn}`, {});
  const error = answer?.ok === false ? answer.error : undefined;
  const method = refund.payType === null ? undefined : payMethodName(refund.payType);
  const wayText = method && payMethodText(method, locale);
  return (
    <Frame paddingY="m">
      <Stack space="m">
        <Surface>
          <RefundStatePanel
            status={card.status}
            withReturn={card.withReturn}
            amount={card.amount}
            now={refund.now}
            allowedActions={allowedActions}
            editHref={hrefTo("apply-return", { refundSn })}
            isWithdrawing={acting.state !== "idle"}
            sellerText={refund.sellerText}
            onWithdraw={() =>
              confirm.ask({ about: "withdrawRefund", values: { refundSn } }, { intent: "withdraw" })
            }
            onExpire={refresh}
            {...(endsAt === undefined ? {} : { endsAt })}
            {...(wayText ? { wayText } : {})}
          />
        </Surface>
        {allowedActions.includes("ship") && (
          <Surface>
            <ReturnParcelForm
              action={hrefTo("return-detail", { refundSn })}
              couriers={couriers}
              defaultValues={draft}
              onTyped={(typed) => keep(typed)}
              onSubmit={(values) => void submit(values, { method: "POST" })}
              isPending={isPending}
              fieldErrors={error?.fields}
              formError={error?.message || undefined}
            />
          </Surface>
        )}
        <Surface>
          <RefundInfo
            {...refund.info}
            refundSn={refundSn}
            orderNumber={card.orderNumber}
            orderHref={card.orderHref}
            shopName={card.shopName}
            serviceHref={hrefTo("chat", { shopId: refund.shopId, refundSn })}
            appliedAt={card.appliedAt}
            amount={card.amount}
            lines={card.lines}
          />
        </Surface>
        <Surface>
          <RefundTrail onOpenPicture={openPicture} steps={refund.steps} />
        </Surface>
      </Stack>
      {confirm.dialog}
      {viewer}
    </Frame>
  );
}
