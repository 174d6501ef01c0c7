import { priceText, type YuanText, yuanToFen } from "@tradehall/mall-rules/money";
import { transferWords } from "@tradehall/mall-rules/words/transfer";
import { DescriptionList } from "@tradehall/ui/DescriptionList";
import { Inline } from "@tradehall/ui/Inline";
import { Link } from "@tradehall/ui/Link";
import { Stack } from "@tradehall/ui/Stack";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { localeOf } from "../../messages/locale-of.ts";
import { payMethodMessages } from "../PayMethods/PayMethods.messages.ts";
import { words as panelWords } from "../TransferPanel/TransferPanel.messages.ts";
import * as css from "./OrderTransfer.css.ts";
import { words } from "./OrderTransfer.messages.ts";

/** The payment by bank of an order. */
export interface OrderTransferView {
  reference: string;
  amount: YuanText;
  received: YuanText;
  left: YuanText;
  isPaid: boolean;
  /** Who chose the bank. */
  chosenBy: string;
  /** By when it is to arrive. */
  untilText: string;
  /** Where it is paid; absent for who only reads it. */
  href?: string;
}

/** On an order's page: that it is paid by bank, what has come, and who chose it. */
export function OrderTransfer({
  transfer,
}: {
  /** The payment: amounts, reference, deadline and who chose it. */
  transfer: OrderTransferView;
}) {
  const intl = useIntl();
  const say = intl.formatMessage;
  const locale = localeOf(intl.locale);
  const { reference, amount, received, left, isPaid, chosenBy, untilText, href } = transfer;
  const yuan = (one: YuanText) => `¥${priceText(one)}`;
  const isShort = !isPaid && yuanToFen(received) > 0;
  const title = say(payMethodMessages.bankTransfer);
  const facts = [
    { label: say(words.by), value: chosenBy },
    { label: transferWords.reference[locale], value: reference },
    { label: transferWords.amount[locale], value: yuan(amount) },
    ...(isShort ? [{ label: say(words.received), value: yuan(received) }] : []),
    ...(isShort ? [{ label: say(words.left), value: yuan(left) }] : []),
    ...(isPaid ? [] : [{ label: transferWords.deadline[locale], value: untilText }]),
  ];
  return (
    <Stack aria-label={title} as="section" space="s">
      <Inline align="between" alignY="baseline">
        <h3 className={css.title}>{title}</h3>
        {href && <Link href={href}>{transferWords.view[locale]}</Link>}
      </Inline>
      <Text as="p" size="s" tone="inherit">
        {say(isPaid ? panelWords.paid : panelWords.waiting)}
      </Text>
      <DescriptionList columns={2} items={facts} />
      {!href && !isPaid && (
        <Text as="p" size="xs" tone="muted">
          {say(words.notOwn)}
        </Text>
      )}
    </Stack>
  );
}
