import { invoiceTitleRules } from "@tradehall/mall-rules/checks/invoice";
import { invoiceLimits } from "@tradehall/mall-rules/limits";
import { titleKinds } from "@tradehall/mall-rules/states/payment/invoice";
import { Grid } from "@tradehall/ui/Grid";
import { RadioGroup } from "@tradehall/ui/RadioGroup";
import { Text } from "@tradehall/ui/Text";
import { useRef } from "react";
import { useIntl } from "react-intl";
import { type CompanyChoice, CompanyField } from "../../forms/CompanyField/index.ts";
import { checkedBy } from "../../forms/FormPart/checked-by.ts";
import { FieldRow, rowOf } from "../../forms/FormPart/FieldRow.tsx";
import { FormPart } from "../../forms/FormPart/FormPart.tsx";
import type { FormDraft, FormGiven, FormPlan } from "../../forms/FormPart/form-plan.ts";
import { text } from "../../forms/FormPart/TextRow.tsx";
import { tick } from "../../forms/FormPart/TickRow.tsx";
import { invoiceWords } from "../../messages/invoice.messages.ts";
import { invoicePageWords } from "../../messages/invoice-page.messages.ts";
import * as css from "./InvoiceTitleForm.css.ts";
import { words } from "./InvoiceTitleForm.messages.ts";

type Name = keyof typeof invoiceTitleRules;

export interface InvoiceTitleFormProps extends FormGiven<Name>, FormDraft<Name> {
  /** It is the default one and stays so. */
  isDefaultLocked?: boolean;
  /** Called by 取消; without it there is no such button. */
  onCancel?: () => void;
  /** Companies for what is typed now. */
  companies?: readonly CompanyChoice[];
  /** Called to look companies up, 300 ms after the last keystroke in a unit's name. */
  onLookUp?: (keyword: string) => void;
  /** Whether companies are on their way. */
  isLookingUp?: boolean;
}

type RowProps = { given: InvoiceTitleFormProps };

const fieldOf = (part: Element | null, name: string) => part?.closest("form")?.elements.namedItem(name);

/** Writes as if it was typed, so that the field notices. */
function type(field: ReturnType<typeof fieldOf>, value: string): void {
  if (!(field instanceof HTMLInputElement)) return;
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** A person's name, or a unit's with companies to pick from, whose number comes with the name. */
function TitleName({ given }: RowProps) {
  const { defaultValues = {}, companies, isLookingUp, onLookUp } = given;
  const intl = useIntl();
  const part = useRef<HTMLDivElement>(null);
  const isUnit = () => {
    const kind = fieldOf(part.current, "titleType");
    return kind instanceof RadioNodeList && kind.value === String(titleKinds.unit);
  };
  return (
    <div ref={part}>
      <CompanyField
        companies={companies}
        defaultValue={defaultValues.titleName}
        isLoading={isLookingUp}
        label={intl.formatMessage(words.name)}
        name="titleName"
        onLookUp={onLookUp && ((keyword) => (isUnit() ? onLookUp(keyword) : undefined))}
        onPick={({ creditCode }) => type(fieldOf(part.current, "taxNo"), creditCode)}
        placeholder={intl.formatMessage(words.nameHint)}
      />
    </div>
  );
}

const taxNo = text("taxNo", {
  label: invoicePageWords.taxNo,
  description: words.taxNoHint,
});
const pairs = [
  [
    text("unitAddress", {
      isRequired: false,
      label: invoicePageWords.unitAddress,
      maxLength: invoiceLimits.addressMax,
    }),
    text("unitPhone", {
      inputMode: "tel",
      isRequired: false,
      label: invoicePageWords.unitPhone,
      placeholder: words.phoneHint,
    }),
  ],
  [
    text("bankName", {
      isRequired: false,
      label: invoicePageWords.bankName,
      maxLength: invoiceLimits.bankMax,
    }),
    text("bankAccount", { inputMode: "numeric", isRequired: false, label: invoicePageWords.bankAccount }),
  ],
] as const;

/** What only units have; unseen, without script too, while 个人 is chosen. */
function Unit({ given }: RowProps) {
  const intl = useIntl();
  return (
    <div className={css.unit}>
      <FieldRow given={given} row={taxNo} />
      <Text as="p" size="s" tone="muted">
        {intl.formatMessage(words.special)}
      </Text>
      {pairs.map(([one, other]) => (
        <Grid columns={2} key={one.name} space="l">
          <FieldRow given={given} row={one} />
          <FieldRow given={given} row={other} />
        </Grid>
      ))}
    </div>
  );
}

const plan: FormPlan<InvoiceTitleFormProps> = {
  label: ({ defaultValues }) =>
    defaultValues?.titleId ? invoicePageWords.editTitle : invoicePageWords.addTitle,
  check: checkedBy(invoiceTitleRules),
  hidden: ({ defaultValues }) => ({ intent: "save-title", titleId: defaultValues?.titleId || undefined }),
  fields: [
    rowOf(RadioGroup)("titleType", (_, intl) => ({
      label: invoicePageWords.titleKind,
      options: [
        { value: String(titleKinds.unit), label: intl.formatMessage(invoiceWords.unit) },
        { value: String(titleKinds.personal), label: intl.formatMessage(invoiceWords.personal) },
      ],
    })),
    TitleName,
    Unit,
    tick("isDefault", ({ isDefaultLocked }: InvoiceTitleFormProps) => ({
      label: words.setDefault,
      isDisabled: isDefaultLocked,
    })),
  ],
  submit: { label: words.save, pending: words.saving },
};

/** An invoice's title (Spec §5): a person's name, or a unit's name and taxpayer number. */
export const InvoiceTitleForm = (props: InvoiceTitleFormProps) => <FormPart given={props} plan={plan} />;
