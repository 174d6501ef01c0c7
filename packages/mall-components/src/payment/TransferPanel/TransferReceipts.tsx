import { priceText, type YuanText } from "@tradehall/mall-rules/money";
import type { ReceiptOutcome } from "@tradehall/mall-rules/states/payment/transfer";
import { receiptWords } from "@tradehall/mall-rules/words/transfer";
import { byPlace } from "@tradehall/ui/by-place";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@tradehall/ui/Table";
import { useIntl } from "react-intl";
import { localeOf } from "../../messages/locale-of.ts";
import { words } from "./TransferPanel.messages.ts";

/** Money that has come. */
export interface TransferReceiptView {
  timeText: string;
  amount: YuanText;
  outcome: ReceiptOutcome;
}

/** What has come for a transfer, the oldest first. */
export function TransferReceipts({ receipts }: { receipts: readonly TransferReceiptView[] }) {
  const intl = useIntl();
  const say = intl.formatMessage;
  return (
    <Table caption={say(words.receipts)}>
      <TableHead>
        <TableRow>
          <TableHeader>{say(words.time)}</TableHeader>
          <TableHeader align="end">{say(words.amount)}</TableHeader>
          <TableHeader>{say(words.outcome)}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {byPlace(receipts).map(({ item: { timeText, amount, outcome }, key }) => (
          <TableRow key={key}>
            <TableCell>{timeText}</TableCell>
            <TableCell align="end">¥{priceText(amount)}</TableCell>
            <TableCell>{receiptWords[outcome][localeOf(intl.locale)]}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
