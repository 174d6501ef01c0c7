import { getSlip } from "@tradehall/api-client/endpoints/payment/transfer/get-slip";
import type { BankTransfer } from "@tradehall/api-client/models/transfer";
import { toTransferView } from "@tradehall/mall-adapters/transfer";
import { TransferPanel } from "@tradehall/mall-components/payment/TransferPanel";
import { TransferProofForm } from "@tradehall/mall-components/payment/TransferProofForm";
import { TransferProofs } from "@tradehall/mall-components/payment/TransferProofs";
import { isPaymentOpen } from "@tradehall/mall-rules/states/payment/payment";
import { Stack } from "@tradehall/ui/Stack";
import { useState } from "react";
import { useNavigation, useRevalidator, useSubmit } from "react-router-dom";
import type { MallError } from "../adapters/mall-error.ts";
import { useExport } from "../browser/actions/use-export.ts";
import { usePolling, useRefresh } from "../browser/calls/use-polling.ts";
import { FormPictures } from "../browser/forms/FormPictures.tsx";

interface TransferPartProps {
  transfer: BankTransfer;
  methodsHref: string;
  /** What the last form was answered, with what was in it. */
  answer: (({ ok: true } | { ok: false; error: MallError }) & { typed?: Record<string, string> }) | undefined;
}

/** Money takes hours, seldom minutes. */
const pace = { firstMs: 10_000, longestMs: 60_000 };

/** A payment by bank, asked about until it is paid, and what the buyer says of it. */
export function TransferPart({ transfer, methodsHref, answer }: TransferPartProps) {
  const submit = useSubmit();
  const refresh = useRefresh();
  const { revalidate, state } = useRevalidator();
  const isPending = useNavigation().formMethod === "POST";
  const slip = useExport(getSlip);
  const [isUploading, setUploading] = useState(false);
  const [proofs, setProofs] = useState<readonly string[]>(() => transfer.proofs.split(",").filter(Boolean));
  const { payNo, payer, excess, status } = transfer;
  const isOpen = isPaymentOpen(status);
  usePolling(isOpen, revalidate, pace);
  const error = answer && !answer.ok ? answer.error : undefined;
  return (
    <Stack space="m">
      <TransferPanel
        isChecking={state !== "idle"}
        isDrawing={slip.running !== undefined}
        methodsHref={methodsHref}
        onCheck={refresh}
        onSlip={() => void slip.start({ query: { payNo } })}
        transfer={toTransferView(transfer)}
      />
      {isOpen && (
        <TransferProofForm
          defaultValues={{ payer, excess, ...answer?.typed }}
          fieldErrors={error?.fields}
          formError={error?.message || undefined}
          isPending={isPending || isUploading}
          isSaved={answer?.ok}
          onSubmit={(values) => void submit(values, { method: "POST" })}
          payNo={payNo}
          proofs={
            <FormPictures
              as={TransferProofs}
              kept={proofs}
              name="proofs"
              onKept={setProofs}
              onUploading={setUploading}
              purpose="transferProof"
            />
          }
        />
      )}
    </Stack>
  );
}
