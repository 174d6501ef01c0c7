import { priceText, type YuanText, yuanToFen } from "@tradehall/mall-rules/money";
import { isPaymentOpen, type PaymentStatus } from "@tradehall/mall-rules/states/payment/payment";
import type { ExcessWay } from "@tradehall/mall-rules/states/payment/transfer";
import { transferWords } from "@tradehall/mall-rules/words/transfer";
import { Button } from "@tradehall/ui/Button";
import { DownloadIcon, Icon } from "@tradehall/ui/Icon";
import { Inline } from "@tradehall/ui/Inline";
import { Link } from "@tradehall/ui/Link";
import { Notice } from "@tradehall/ui/Notice";
import { Stack } from "@tradehall/ui/Stack";
import { Surface } from "@tradehall/ui/Surface";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { sends } from "../../forms/instead.ts";
import { localeOf } from "../../messages/locale-of.ts";
import { CopyText } from "../../parts/CopyText/CopyText.tsx";
import { SectionHeading } from "../../parts/SectionHeading/SectionHeading.tsx";
import { Price } from "../../product/Price/index.ts";
import { payMethodMessages } from "../PayMethods/PayMethods.messages.ts";
import { messages as payWords } from "../QrPayPanel/QrPayPanel.messages.ts";
import * as css from "./TransferPanel.css.ts";
import { words } from "./TransferPanel.messages.ts";
import { TransferReceipts, type TransferReceiptView } from "./TransferReceipts.tsx";

/** A payment by bank as it is shown. */
export interface TransferView {
  payNo: string;
  status: PaymentStatus;
  /** To be given with the transfer. */
  reference: string;
  amount: YuanText;
  received: YuanText;
  /** What is still missing. */
  left: YuanText;
  accountName: string;
  bankName: string;
  accountNo: string;
  /** By when it is to arrive. */
  untilText: string;
  /** Pays back what is owed; otherwise it pays for orders. */
  isRepayment: boolean;
  excess: ExcessWay;
  receipts: readonly TransferReceiptView[];
}

export interface TransferPanelProps {
  /** The payment: where to send it, and what has come. */
  transfer: TransferView;
  /** Hands the payment slip out as a PDF. */
  onSlip: () => void;
  /** The slip is being made. */
  isDrawing?: boolean;
  /** Asks whether the money has come. Without it the button sends `intent=check`. */
  onCheck?: () => void;
  /** That question is on its way. */
  isChecking?: boolean;
  /** Back to the ways to pay. */
  methodsHref: string;
}

const copied = ["accountName", "bankName", "accountNo", "amount", "reference"] as const;

/** Paying by bank: what to send where, each to be copied, and what has come of it. */
export function TransferPanel({ transfer, ...props }: TransferPanelProps) {
  const intl = useIntl();
  const say = intl.formatMessage;
  const locale = localeOf(intl.locale);
  const { status, received, left, receipts, untilText } = transfer;
  const isOpen = isPaymentOpen(status);
  const isShort = isOpen && yuanToFen(received) > 0;
  const state = isShort
    ? say(words.short, { received: priceText(received), left: priceText(left) })
    : say(isOpen ? words.waiting : status === "paid" ? words.paid : words.over);
  const until = say(transfer.isRepayment ? words.untilRepaid : words.until, { time: untilText });
  const after = say(transfer.excess === "payer" ? words.overToPayer : words.overToBalance);
  return (
    <Surface>
      <Stack space="m">
        <Inline align="between">
          <SectionHeading title={say(payMethodMessages.bankTransfer)} />
          <Price size="l" yuan={transfer.amount} />
        </Inline>
        <Text aria-live="polite" as="p" tone="inherit" weight="medium">
          {state}
        </Text>
        {status !== "paid" && (
          <Text as="p" size="s" tone="muted">
            {isOpen ? until : after}
          </Text>
        )}
        {isOpen && <Notice tone="warning">{transferWords.hint[locale]}</Notice>}
        <dl className={css.facts}>
          {copied.map((one) => (
            <div className={css.fact} key={one}>
              <Text as="dt" size="s" tone="muted">
                {transferWords[one][locale]}
              </Text>
              <dd className={css.value}>
                {one === "amount" ? `¥${priceText(transfer.amount)}` : transfer[one]}
                <CopyText
                  label={say(words.copy, { name: transferWords[one][locale] })}
                  text={transfer[one]}
                />
              </dd>
            </div>
          ))}
        </dl>
        <form data-print="hide" method="post">
          <Inline space="m">
            {isOpen && (
              <Button
                isPending={props.isChecking}
                pendingLabel={say(words.checking)}
                {...sends("check", props.onCheck)}
              >
                {say(words.check)}
              </Button>
            )}
            <Button
              icon={<Icon as={DownloadIcon} size="s" />}
              isPending={props.isDrawing}
              onPress={props.onSlip}
              tone="neutral"
              variant="outline"
            >
              {say(words.slip)}
            </Button>
            {status !== "paid" && <Link href={props.methodsHref}>{say(payWords.otherMethod)}</Link>}
          </Inline>
        </form>
        {receipts.length > 0 && <TransferReceipts receipts={receipts} />}
      </Stack>
    </Surface>
  );
}
