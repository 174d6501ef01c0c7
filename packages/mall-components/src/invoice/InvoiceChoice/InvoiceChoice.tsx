import { isSpecialTitle } from "@tradehall/mall-rules/checks/invoice";
import { invoiceTypes, titleKinds } from "@tradehall/mall-rules/states/payment/invoice";
import { Link } from "@tradehall/ui/Link";
import { RadioGroup } from "@tradehall/ui/RadioGroup";
import { useIntl } from "react-intl";
import { rowOf } from "../../forms/FormPart/FieldRow.tsx";
import { FormPart } from "../../forms/FormPart/FormPart.tsx";
import type { FormGiven, FormPlan } from "../../forms/FormPart/form-plan.ts";
import { actWords } from "../../messages/act.messages.ts";
import { invoiceWords } from "../../messages/invoice.messages.ts";
import { invoicePageWords } from "../../messages/invoice-page.messages.ts";
import { orderWords } from "../../messages/order.messages.ts";
import type { TitleView } from "../invoice-view.ts";
import * as css from "./InvoiceChoice.css.ts";
import { words } from "./InvoiceChoice.messages.ts";

export interface InvoiceChoiceProps extends FormGiven<"invoiceType" | "titleId"> {
  /** Titles to choose from. */
  titles: readonly (TitleView & { id: string })[];
  /** Whether none may be chosen, too: at the checkout, and where one that was asked for can be given up. */
  canBeNone: boolean;
  /** Where a title is added or changed; leads back here. */
  titlesHref: string;
}

type RowProps = { given: InvoiceChoiceProps };

const wireKind = ({ kind, ...title }: TitleView) => ({ ...title, titleType: titleKinds[kind] });

function ToTitles({ given: { titlesHref, titles } }: RowProps) {
  const intl = useIntl();
  return (
    <p className={css.more}>
      {titles.length === 0 && intl.formatMessage(words.noTitle)}
      <Link href={titlesHref}>
        {intl.formatMessage(titles.length > 0 ? words.titles : invoicePageWords.addTitle)}
      </Link>
    </p>
  );
}

const radios = rowOf(RadioGroup);

const plan: FormPlan<InvoiceChoiceProps> = {
  label: () => words.label,
  fields: [
    radios("invoiceType", ({ canBeNone }: InvoiceChoiceProps, intl) => ({
      label: invoicePageWords.type,
      variant: "card",
      options: [
        ...(canBeNone ? [{ value: "0", label: intl.formatMessage(orderWords.noInvoice) }] : []),
        {
          value: String(invoiceTypes.ordinary),
          label: intl.formatMessage(invoiceWords.ordinary),
          description: intl.formatMessage(words.ordinaryHint),
        },
        {
          value: String(invoiceTypes.special),
          label: intl.formatMessage(invoiceWords.special),
          description: intl.formatMessage(words.specialHint),
        },
      ],
    })),
    radios("titleId", ({ titles }: InvoiceChoiceProps, intl) => ({
      label: invoicePageWords.title,
      variant: "card",
      isRequired: false,
      options: titles.map((title) => ({
        value: title.id,
        label: title.name,
        description: [
          intl.formatMessage(invoiceWords[title.kind]),
          title.taxNo,
          isSpecialTitle(wireKind(title)) ? intl.formatMessage(words.goodForSpecial) : "",
        ]
          .filter(Boolean)
          .join(" · "),
      })),
    })),
    ToTitles,
  ],
  submit: { label: actWords.apply, pending: words.saving },
};

/** Which invoice an order gets: none, ordinary or special, and who it is made out to. */
export const InvoiceChoice = (props: InvoiceChoiceProps) => (
  <div className={css.choice}>
    <FormPart given={props} plan={plan} />
  </div>
);
