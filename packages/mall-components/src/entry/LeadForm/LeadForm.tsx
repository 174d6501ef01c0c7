import { leadRules, leadRulesWithoutModel } from "@tradehall/mall-rules/checks/landing";
import { entriesOf } from "@tradehall/mall-rules/records";
import { leadSources, leadUserTypes } from "@tradehall/mall-rules/states/site/landing";
import { Link } from "@tradehall/ui/Link";
import { RadioGroup } from "@tradehall/ui/RadioGroup";
import { Select, type SelectOptionGroup } from "@tradehall/ui/Select";
import { Text } from "@tradehall/ui/Text";
import { type IntlShape, useIntl } from "react-intl";
import { type CompanyChoice, CompanyField } from "../../forms/CompanyField/index.ts";
import { checkedBy } from "../../forms/FormPart/checked-by.ts";
import { rowOf, say } from "../../forms/FormPart/FieldRow.tsx";
import { FormPart } from "../../forms/FormPart/FormPart.tsx";
import type { FormGiven, FormPlan, Words } from "../../forms/FormPart/form-plan.ts";
import { mobile, text } from "../../forms/FormPart/TextRow.tsx";
import { type RegionGiven, region } from "../../forms/RegionRow.tsx";
import { chromeWords } from "../../messages/chrome.messages.ts";
import { entryWords } from "../../messages/entry.messages.ts";
import { useRoutes } from "../../routes/RoutesProvider.tsx";
import { sourceWords, typeWords, words } from "./LeadForm.messages.ts";

export interface LeadFormProps extends FormGiven<keyof typeof leadRules>, RegionGiven {
  /** Products with their models (`/sku/prodDropList`); values are SKU ids. Without any none is asked for. */
  models: readonly SelectOptionGroup[];
  /** Companies for what is typed now. */
  companies?: readonly CompanyChoice[];
  /** Called to look companies up, 300 ms after the last keystroke. */
  onLookUp?: (keyword: string) => void;
  /** Whether companies are on their way. */
  isLookingUp?: boolean;
  /** The same key keeps the enquiry once; sent as `key`. */
  idempotencyKey: string;
  /** Opens the privacy policy in a tab of its own, for a form inside another site. */
  isPrivacyExternal?: boolean;
}
type RowProps = { given: LeadFormProps };

/** Kinds of mall-rules with their words, as options. */
const optionsOf = <Name extends string>(
  intl: IntlShape,
  kinds: Readonly<Record<Name, number>>,
  names: Readonly<Record<Name, Words>>,
) => entriesOf(kinds).map(([name, value]) => ({ value: String(value), label: say(intl, names[name]) }));

const Company = ({ given: { defaultValues = {}, companies, isLookingUp, onLookUp } }: RowProps) => (
  <CompanyField
    companies={companies}
    defaultCreditCode={defaultValues.creditCode}
    defaultValue={defaultValues.enterpriseName}
    isLoading={isLookingUp}
    onLookUp={onLookUp}
  />
);

function Consent({ given: { isPrivacyExternal } }: RowProps) {
  const intl = useIntl();
  return (
    <Text as="p" size="xs" tone="muted" align="center">
      {intl.formatMessage(words.consent)}
      <Link href={useRoutes().privacy} isExternal={isPrivacyExternal} underline="always">
        {intl.formatMessage(chromeWords.privacy)}
      </Link>
    </Text>
  );
}

const choice = rowOf(Select);

const modelField = choice("skuId", ({ models }: LeadFormProps) => ({
  label: words.model,
  options: models,
  placeholder: words.choose,
}));

const plan: FormPlan<LeadFormProps> = {
  label: () => words.title,
  check: checkedBy(leadRules),
  hidden: ({ idempotencyKey }) => ({ key: idempotencyKey }),
  space: "m",
  fields: [
    modelField,
    Company,
    rowOf(RadioGroup)("userType", (_, intl) => ({
      label: words.userType,
      options: optionsOf(intl, leadUserTypes, typeWords),
      variant: "chip",
    })),
    [
      text("contactName", { autoComplete: "name", label: words.contact }),
      mobile("mobile", { label: entryWords.mobile, placeholder: entryWords.mobileHint }),
    ],
    region,
    choice("acquisitionSource", (_, intl) => ({
      label: words.source,
      options: optionsOf(intl, leadSources, sourceWords),
      placeholder: words.choose,
    })),
  ],
  submit: { label: words.submit, pending: entryWords.submitting, isWide: true },
  after: Consent,
};

const planWithoutModel = {
  ...plan,
  check: checkedBy(leadRulesWithoutModel),
  fields: plan.fields.filter((field) => field !== modelField),
};

/** The enquiry of a future customer (Spec §3). */
export const LeadForm = (props: LeadFormProps) => (
  <FormPart given={props} plan={props.models.length === 0 ? planWithoutModel : plan} />
);
