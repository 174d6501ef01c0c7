import type { Application } from "@tradehall/mall-adapters/refund-application";
import { RefundBlocked } from "@tradehall/mall-components/after-sale/RefundBlocked";
import { RefundChoice } from "@tradehall/mall-components/after-sale/RefundChoice";
import { RefundForm } from "@tradehall/mall-components/after-sale/RefundForm";
import { RefundVouchers } from "@tradehall/mall-components/after-sale/RefundVouchers";
import { Notice } from "@tradehall/ui/Notice";
import { Surface } from "@tradehall/ui/Surface";
import { useRef, useState } from "react";
import { useNavigation, useSubmit } from "react-router-dom";
import { FormPictures } from "../../browser/forms/FormPictures.tsx";
import { useKept } from "../../browser/forms/use-draft.ts";
import { hrefTo } from "../../href-to.ts";
import { UserCenterFrame } from "../../layouts/UserCenterFrame.tsx";
import type { Attempt } from "../../server/attempt.ts";

type ApplyReturnPageProps = Application & { answer: Attempt<unknown> | undefined };

interface Draft {
  typed: Record<string, string>;
  pictures: readonly string[];
  /** The most that could go back when it was typed: with another choice the amount starts over. */
  max?: string;
}

export function ApplyReturnPage(props: ApplyReturnPageProps) {
  const { orderNumber, refundSn, quote, before, answer } = props;
  const submit = useSubmit();
  const navigation = useNavigation();
  const [isUploading, setUploading] = useState(false);
  const draftName = refundSn ?? orderNumber;
  const { kept, keep } = useKept<Draft>(`refund:${draftName}`);
  const latest = useRef<Draft>(undefined);
  const draft: Draft = latest.current ??
    kept ?? {
      typed: { buyerReason: before.buyerReason, buyerDesc: before.buyerDesc },
      pictures: before.pictures,
    };
  const change = (some: Partial<Draft>) => {
    latest.current = { ...draft, ...latest.current, ...some };
    keep(latest.current);
  };
  const error = answer?.ok === false ? answer.error : undefined;
  const path = hrefTo("apply-return", refundSn ? { refundSn } : { orderNumber });
  const isSending = navigation.formMethod === "POST";
  if (props.why !== undefined)
    return (
      <UserCenterFrame>
        <Surface>
          <RefundBlocked why={props.why} orderHref={props.orderHref} />
        </Surface>
      </UserCenterFrame>
    );
  return (
    <UserCenterFrame>
      <Surface>
        <RefundChoice
          orderNumber={orderNumber}
          lines={props.lines}
          ways={props.ways}
          applyType={props.applyType}
          cargoStatus={props.cargoStatus}
          isPending={navigation.state === "loading"}
          // The address says what is chosen: a reload and a link keep it.
          onChoose={(choice) =>
            void submit(choice, { replace: true, preventScrollReset: true, action: hrefTo("apply-return") })
          }
          {...(refundSn ? { refundSn } : {})}
        />
      </Surface>
      {props.quoteError && <Notice tone="warning">{props.quoteError}</Notice>}
      {quote && (
        <Surface>
          <RefundForm
            action={path}
            quote={quote}
            reasons={props.reasons}
            choice={props.hidden}
            // Another choice begins with another amount; what the tab remembers is read after the page is.
            key={`${quote.max}${kept ? " kept" : ""}`}
            defaultValues={{
              ...draft.typed,
              refundAmount: (draft.max === quote.max && draft.typed.refundAmount) || quote.max,
            }}
            onTyped={(typed) => change({ typed, max: quote.max })}
            onSubmit={(values) => void submit(values, { method: "POST", action: path })}
            isPending={isSending || isUploading}
            fieldErrors={error?.fields}
            formError={error?.message || undefined}
            pictures={
              <FormPictures
                as={RefundVouchers}
                purpose="voucher"
                name="pics"
                kept={draft.pictures}
                onKept={(pictures) => change({ pictures })}
                onUploading={setUploading}
              />
            }
          />
        </Surface>
      )}
    </UserCenterFrame>
  );
}
