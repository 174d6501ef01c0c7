import { leadSources } from "@tradehall/mall-rules/states/landing";
import { Button } from "@tradehall/ui/Button";
import { Form } from "@tradehall/ui/Form";
import { Link } from "@tradehall/ui/Link";
import { Notice } from "@tradehall/ui/Notice";
import { Select, type SelectOptionGroup } from "@tradehall/ui/Select";
import { useIntl } from "react-intl";
import { RegionCascader, type RegionLevel, type RegionOption } from "../../account/RegionCascader/index.ts";
import { useCheckedForm } from "../../forms/use-checked-form.ts";
import { chromeWords } from "../../messages/chrome.messages.ts";
import { entryWords } from "../../messages/entry.messages.ts";
import { useRoutes } from "../../routes/RoutesProvider.tsx";
import { type CompanyChoice, CompanyField } from "../CompanyField/index.ts";
import * as css from "./LeadForm.css.ts";
import { sourceWords, words } from "./LeadForm.messages.ts";
import { LeadPerson } from "./LeadPerson.tsx";
import { checkLead, type LeadFieldName, tidyLead } from "./lead-form-values.ts";

export interface LeadFormProps {
  /** Products with their models (`/sku/prodDropList`); values are SKU ids. */
  models: readonly SelectOptionGroup[];
  /** Options of the three levels for the region that is chosen now. */
  regions: {
    provinces: readonly RegionOption[];
    cities: readonly RegionOption[];
    areas: readonly RegionOption[];
  };
  /** A level needs the options under this parent. */
  onRegionOpen?: (level: RegionLevel, parentId: string) => void;
  /** The level whose options are on their way. */
  pendingRegion?: RegionLevel;
  /** Companies for what is typed now. */
  companies?: readonly CompanyChoice[];
  /** Called to look companies up, 300 ms after the last keystroke. */
  onLookUp?: (keyword: string) => void;
  /** Whether companies are on their way. */
  isLookingUp?: boolean;
  /** What stands in the form at first, by input name. */
  defaultValues?: Partial<Record<LeadFieldName, string>>;
  /** The server's errors by input name. */
  fieldErrors?: Readonly<Record<string, string | undefined>>;
  /** What the server said about the whole. */
  formError?: string;
  isPending?: boolean;
  /** Address that receives the POST. Default the current page. */
  action?: string;
  /** The same key keeps the enquiry once; sent as `key`. */
  idempotencyKey: string;
  /** Opens the privacy policy in a tab of its own, for a form inside another site. */
  isPrivacyExternal?: boolean;
  /** Called with tidy, checked values instead of the browser's own sending. */
  onSubmit?: (values: FormData) => void;
}

/** The enquiry of a future customer: every fault is said at once and the focus goes to the first (Spec §3). */
export function LeadForm(props: LeadFormProps) {
  const { regions, defaultValues = {}, fieldErrors, formError, onSubmit } = props;
  const intl = useIntl();
  const routes = useRoutes();
  const checked = useCheckedForm({ tidy: tidyLead, check: checkLead, onSubmit, fieldErrors });
  return (
    <Form
      action={props.action}
      aria-label={intl.formatMessage(words.title)}
      errors={checked.errors}
      method="post"
      onSubmit={checked.onSubmit}
    >
      <div className={css.fields}>
        <input name="key" readOnly type="hidden" value={props.idempotencyKey} />
        {formError && (
          <Notice isLive tone="danger">
            {formError}
          </Notice>
        )}
        <Select
          defaultValue={defaultValues.skuId}
          isRequired
          label={intl.formatMessage(words.model)}
          name="skuId"
          options={props.models}
          placeholder={intl.formatMessage(words.choose)}
        />
        <CompanyField
          companies={props.companies}
          defaultCreditCode={defaultValues.creditCode}
          defaultValue={defaultValues.enterpriseName}
          isLoading={props.isLookingUp}
          onLookUp={props.onLookUp}
        />
        <LeadPerson defaultValues={defaultValues} />
        <RegionCascader
          areas={regions.areas}
          cities={regions.cities}
          defaultValue={{
            provinceId: defaultValues.provinceId ?? "",
            cityId: defaultValues.cityId ?? "",
            areaId: defaultValues.areaId ?? "",
          }}
          isRequired
          onOpen={props.onRegionOpen}
          pendingLevel={props.pendingRegion}
          provinces={regions.provinces}
        />
        <Select
          defaultValue={defaultValues.acquisitionSource}
          isRequired
          label={intl.formatMessage(words.source)}
          name="acquisitionSource"
          options={Object.entries(leadSources).map(([name, value]) => ({
            value: String(value),
            label: intl.formatMessage(sourceWords[name as keyof typeof sourceWords]),
          }))}
          placeholder={intl.formatMessage(words.choose)}
        />
        <Button
          isPending={props.isPending}
          pendingLabel={intl.formatMessage(entryWords.submitting)}
          size="l"
          type="submit"
          width="full"
        >
          {intl.formatMessage(words.submit)}
        </Button>
        <p className={css.small}>
          {intl.formatMessage(words.consent)}
          <Link href={routes.privacy} isExternal={props.isPrivacyExternal} underline="always">
            {intl.formatMessage(chromeWords.privacy)}
          </Link>
        </p>
      </div>
    </Form>
  );
}
