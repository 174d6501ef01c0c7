import type { InvoiceView } from "@tradehall/mall-adapters/invoice";
import { InvoiceFile } from "@tradehall/mall-components/invoice/InvoiceFile";
import { InvoiceMailForm } from "@tradehall/mall-components/invoice/InvoiceMailForm";
import { InvoiceSheet } from "@tradehall/mall-components/invoice/InvoiceSheet";
import { InvoiceStatePanel } from "@tradehall/mall-components/invoice/InvoiceStatePanel";
import { Stack } from "@tradehall/ui/Stack";
import { Surface } from "@tradehall/ui/Surface";
import { useFetcher, useLocation, useNavigation, useSubmit } from "react-router-dom";
import { invoiceFileHref } from "../../adapters/invoice-file-href.ts";
import { useConfirm } from "../../browser/actions/use-confirm.tsx";
import { hrefTo } from "../../href-to.ts";
import type { Attempt } from "../../server/attempt.ts";

interface InvoicePageProps {
  invoice: InvoiceView;
  answer: Attempt<null> | undefined;
}

/** One invoice, whatever is around it. */
export function InvoicePage({ invoice, answer }: InvoicePageProps) {
  const { card, sheet, sent } = invoice;
  const { orderNumber, invoiceNo, downloadHref } = card;
  const acting = useFetcher<Attempt<null>>();
  const confirm = useConfirm(acting);
  const submit = useSubmit();
  const { pathname, search } = useLocation();
  const isSending = useNavigation().state === "submitting";
  const error = answer?.ok === false ? answer.error : undefined;
  return (
    <Stack space="m">
      <Surface>
        <InvoiceStatePanel
          status={card.status}
          type={card.type}
          isUnpaid={invoice.isUnpaid}
          allowedActions={invoice.allowedActions}
          choiceHref={hrefTo("invoice-info-select", { orderNumber })}
          isWithdrawing={acting.state !== "idle"}
          onWithdraw={() =>
            confirm.ask({ about: "withdrawInvoice", values: { orderNumber } }, { intent: "withdraw" })
          }
          {...(downloadHref ? { downloadHref } : {})}
          {...(invoice.takenBackNo ? { takenBackNo: invoice.takenBackNo } : {})}
        />
      </Surface>
      <Surface>
        <InvoiceSheet {...sheet} />
      </Surface>
      {invoiceNo && (
        <>
          <InvoiceFile href={invoiceFileHref(orderNumber, "read")} invoiceNo={invoiceNo} />
          <Surface>
            <InvoiceMailForm
              action={pathname + search}
              defaultValues={sent[0] ? { email: sent[0].email } : {}}
              sent={sent}
              onSubmit={(values) => void submit(values, { method: "POST" })}
              isPending={isSending}
              fieldErrors={error?.fields}
              formError={error?.message || undefined}
            />
          </Surface>
        </>
      )}
      {confirm.dialog}
    </Stack>
  );
}
