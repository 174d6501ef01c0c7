import { creditRequestRules } from "@tradehall/mall-rules/checks/credit";
import { creditLimits } from "@tradehall/mall-rules/limits";
import { fen, fenToYuan, shortPriceText } from "@tradehall/mall-rules/money";
import { Select, type SelectOption } from "@tradehall/ui/Select";
import { TextArea } from "@tradehall/ui/TextArea";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { checkedBy } from "../../forms/FormPart/checked-by.ts";
import { rowOf } from "../../forms/FormPart/FieldRow.tsx";
import { FormPart } from "../../forms/FormPart/FormPart.tsx";
import type { FormGiven, FormPlan } from "../../forms/FormPart/form-plan.ts";
import { text } from "../../forms/FormPart/TextRow.tsx";
import { CenterSection } from "../../parts/CenterSection/CenterSection.tsx";
import { words } from "./CreditRequestForm.messages.ts";

type Name = keyof typeof creditRequestRules;

export interface CreditRequestFormProps extends Omit<FormGiven<Name>, "action"> {
  /** Shops that can be asked. */
  shops: readonly SelectOption[];
  /** Papers: a `CreditDocuments`. */
  documents?: ReactNode;
}

const yuan = (amount: number) => shortPriceText(fenToYuan(fen(amount)));

const plan: FormPlan<CreditRequestFormProps> = {
  label: () => words.title,
  check: checkedBy(creditRequestRules),
  hidden: () => ({ intent: "request" }),
  fields: [
    [
      rowOf(Select)("shopId", ({ shops }: CreditRequestFormProps) => ({
        label: words.shop,
        options: shops,
        placeholder: words.choose,
      })),
      text("amount", (_: CreditRequestFormProps, intl) => ({
        description: intl.formatMessage(words.range, {
          min: yuan(creditLimits.minRequestFen),
          max: yuan(creditLimits.maxRequestFen),
        }),
        inputMode: "decimal",
        label: words.amount,
        prefix: "¥",
      })),
    ],
    rowOf(TextArea)("note", {
      isRequired: false,
      label: words.note,
      maxLength: creditLimits.note,
      placeholder: words.noteHint,
    }),
    ({ given }) => given.documents,
  ],
  submit: { label: words.submit, pending: words.pending },
};

/** Asks a shop for account terms: how much, why, with papers. */
export function CreditRequestForm(props: CreditRequestFormProps) {
  return (
    <CenterSection title={useIntl().formatMessage(words.title)}>
      <FormPart given={props} plan={plan} />
    </CenterSection>
  );
}
