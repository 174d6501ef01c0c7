import { checkRepayment, repaymentRules } from "@tradehall/mall-rules/checks/credit";
import { priceText, type YuanText, yuanToFen } from "@tradehall/mall-rules/money";
import type { PayMethod } from "@tradehall/mall-rules/states/payment/payment";
import { transferNote } from "@tradehall/mall-rules/words/transfer";
import { RadioGroup } from "@tradehall/ui/RadioGroup";
import { TextField } from "@tradehall/ui/TextField";
import { useMemo } from "react";
import { type IntlShape, useIntl } from "react-intl";
import { checkedBy } from "../../forms/FormPart/checked-by.ts";
import { rowOf } from "../../forms/FormPart/FieldRow.tsx";
import { FormPart } from "../../forms/FormPart/FormPart.tsx";
import type { FormGiven, FormPlan } from "../../forms/FormPart/form-plan.ts";
import { localeOf } from "../../messages/locale-of.ts";
import { CenterSection } from "../../parts/CenterSection/CenterSection.tsx";
import { PayMethodMark } from "../../payment/PayMethods/PayMethodMark.tsx";
import { payMethodMessages, messages as payWords } from "../../payment/PayMethods/PayMethods.messages.ts";
import { words } from "./RepayForm.messages.ts";

export interface RepayFormProps extends Omit<FormGiven<keyof typeof repaymentRules>, "action"> {
  /** What is owed to the shop in all. */
  owed: YuanText;
  /** Orders that are paid back as a whole, and what is owed of them; absent: an amount is typed. */
  chosen?: { orderNumbers: readonly string[]; amount: YuanText } | undefined;
  /** Ways to pay, in the server's order. */
  methods: readonly PayMethod[];
  /** Of who pays. */
  balance: YuanText;
  /** Sent along unseen: which shop. */
  shopId: string;
}

function noteOf(method: PayMethod, balance: YuanText, intl: IntlShape): string {
  if (method === "bankTransfer") return transferNote(localeOf(intl.locale));
  return method === "balance"
    ? intl.formatMessage(payWords.balanceIs, { balance: priceText(balance) })
    : intl.formatMessage(payWords.byScan);
}

const planOf = (owed: YuanText): FormPlan<RepayFormProps> => ({
  label: () => words.title,
  check: checkedBy({
    amount: { ...repaymentRules.amount, check: checkRepayment(yuanToFen(owed)) },
    method: repaymentRules.method,
  }),
  hidden: ({ chosen, shopId }) => ({
    intent: "repay",
    shopId,
    orderNumbers: chosen?.orderNumbers.join(","),
  }),
  fields: [
    rowOf(TextField)("amount", ({ chosen }: RepayFormProps, intl) => ({
      description: chosen
        ? intl.formatMessage(words.chosen, { count: chosen.orderNumbers.length })
        : intl.formatMessage(words.oldest, { owed: priceText(owed) }),
      inputMode: "decimal",
      isReadOnly: chosen !== undefined,
      label: words.amount,
      prefix: "¥",
    })),
    rowOf(RadioGroup)("method", ({ methods, balance }: RepayFormProps, intl) => ({
      label: words.method,
      options: methods.map((method) => ({
        label: intl.formatMessage(payMethodMessages[method]),
        description: noteOf(method, balance, intl),
        media: <PayMethodMark method={method} />,
        value: method,
      })),
      variant: "card",
    })),
  ],
  submit: { label: words.submit, pending: words.pending },
});

/** Pays back what is owed to a shop, in part or whole: by balance at once, by a code to scan, or by bank. */
export function RepayForm(props: RepayFormProps) {
  const { formatMessage } = useIntl();
  const { owed, chosen, methods, defaultValues } = props;
  const plan = useMemo(() => planOf(owed), [owed]);
  const start = { method: methods[0] ?? "", amount: chosen?.amount ?? owed, ...defaultValues };
  return (
    <CenterSection title={formatMessage(words.title)}>
      <FormPart given={{ ...props, defaultValues: start }} plan={plan} />
    </CenterSection>
  );
}
