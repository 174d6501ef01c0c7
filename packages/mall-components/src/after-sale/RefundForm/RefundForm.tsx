import { checkRefundAmount, refundRules } from "@tradehall/mall-rules/checks/refund";
import { refundLimits } from "@tradehall/mall-rules/limits";
import { priceText, type YuanText, yuanToFen } from "@tradehall/mall-rules/money";
import { Heading } from "@tradehall/ui/Heading";
import { Notice } from "@tradehall/ui/Notice";
import { Select, type SelectOption } from "@tradehall/ui/Select";
import { TextArea } from "@tradehall/ui/TextArea";
import { TextField } from "@tradehall/ui/TextField";
import { type ReactNode, useMemo } from "react";
import { useIntl } from "react-intl";
import { checkedBy } from "../../forms/FormPart/checked-by.ts";
import { rowOf } from "../../forms/FormPart/FieldRow.tsx";
import { FormPart } from "../../forms/FormPart/FormPart.tsx";
import type { FormDraft, FormGiven, FormPlan } from "../../forms/FormPart/form-plan.ts";
import { refundWords } from "../../messages/refund.messages.ts";
import { words as infoWords } from "../RefundInfo/RefundInfo.messages.ts";
import { words } from "./RefundForm.messages.ts";

/** What the choice would give back, by the server. */
interface RefundQuoteView {
  /** The most that may be asked for, freight included. */
  max: YuanText;
  freight: YuanText;
  /** Points that go back. */
  score: number;
  returnsCoupons: boolean;
  /** The buyer has no say in the amount. */
  isFixed: boolean;
  /** The order's last refund. */
  isLast: boolean;
}

type Name = "buyerReason" | "refundAmount" | "buyerDesc";

export interface RefundFormProps extends FormGiven<Name>, FormDraft<Name> {
  /** What the choice would give back, yuan and points, by the server. */
  quote: RefundQuoteView;
  /** Reasons that fit the choice. */
  reasons: readonly SelectOption[];
  /** The choice, sent along. */
  choice: Readonly<Record<string, string>>;
  /** Evidence: a `RefundVouchers`. */
  pictures?: ReactNode;
}

function Facts({ given: { quote } }: { given: RefundFormProps }) {
  const intl = useIntl();
  const more = [
    quote.isLast && intl.formatMessage(words.isLast),
    Number(quote.freight) > 0 && intl.formatMessage(words.freight, { amount: priceText(quote.freight) }),
    quote.score > 0 && intl.formatMessage(words.score, { count: quote.score }),
    quote.returnsCoupons && intl.formatMessage(words.coupons),
  ].filter(Boolean);
  if (more.length === 0) return null;
  return (
    <Notice tone={quote.isLast ? "warning" : "info"}>
      {more.map((line) => (
        <div key={String(line)}>{line}</div>
      ))}
    </Notice>
  );
}

function Title() {
  return (
    <Heading level={2} size="m">
      {useIntl().formatMessage(infoWords.title)}
    </Heading>
  );
}

const planOf = (max: YuanText): FormPlan<RefundFormProps> => ({
  label: () => refundWords.submit,
  check: checkedBy({
    buyerReason: refundRules.buyerReason,
    refundAmount: { ...refundRules.refundAmount, check: checkRefundAmount(yuanToFen(max)) },
    buyerDesc: refundRules.buyerDesc,
  }),
  hidden: ({ choice }) => choice,
  fields: [
    Title,
    rowOf(Select)("buyerReason", ({ reasons }: RefundFormProps) => ({
      label: refundWords.reason,
      options: reasons,
      placeholder: words.chooseReason,
    })),
    rowOf(TextField)("refundAmount", ({ quote }: RefundFormProps, intl) => ({
      description: intl.formatMessage(quote.isFixed ? words.fixed : words.most, {
        amount: priceText(quote.max),
      }),
      inputMode: "decimal",
      isReadOnly: quote.isFixed,
      label: refundWords.amount,
      prefix: "¥",
    })),
    Facts,
    rowOf(TextArea)("buyerDesc", {
      isRequired: false,
      label: refundWords.explanation,
      maxLength: refundLimits.explanationLength,
      placeholder: words.explanationHint,
    }),
    ({ given }) => given.pictures,
  ],
  submit: { label: refundWords.submit, pending: refundWords.submitting },
});

/** Why, how much and with what evidence (Spec §5 "Refund"). */
export function RefundForm(props: RefundFormProps) {
  const plan = useMemo(() => planOf(props.quote.max), [props.quote.max]);
  return <FormPart given={props} plan={plan} />;
}
