import { addressLimits } from "@tradehall/mall-rules/limits";
import { Checkbox } from "@tradehall/ui/Checkbox";
import { Form } from "@tradehall/ui/Form";
import { Notice } from "@tradehall/ui/Notice";
import { TextArea } from "@tradehall/ui/TextArea";
import { TextField } from "@tradehall/ui/TextField";
import { useIntl } from "react-intl";
import { MobileField } from "../../forms/MobileField.tsx";
import { useCheckedForm } from "../../forms/use-checked-form.ts";
import { addressWords } from "../../messages/address.messages.ts";
import { entryWords } from "../../messages/entry.messages.ts";
import type { RegionLevel, RegionOption, RegionValue } from "../RegionCascader/index.ts";
import * as css from "./AddressForm.css.ts";
import { messages } from "./AddressForm.messages.ts";
import { AddressFormButtons } from "./AddressFormButtons.tsx";
import { AddressFormRegion } from "./AddressFormRegion.tsx";
import { checkAddress, tidyAddress, typedAddress } from "./address-form-values.ts";

/** What stands in the form at first. */
export interface AddressFormValues extends Partial<RegionValue> {
  /** Absent: a new address. */
  id?: string;
  receiver?: string;
  mobile?: string;
  detail?: string;
  isDefault?: boolean;
}

export interface AddressFormProps {
  defaultValues?: AddressFormValues;
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
  /** The server's errors by input name. */
  fieldErrors?: Readonly<Record<string, string | undefined>>;
  /** What the server said about the whole. */
  formError?: string;
  isPending?: boolean;
  /** It is the default one and stays so. */
  isDefaultLocked?: boolean;
  /** Address that receives the POST. Default the current page. */
  action?: string;
  /** Value of `intent`. Default `save-address`. */
  intent?: string;
  /** Called with tidy, checked values instead of the browser's own sending. */
  onSubmit?: (values: FormData) => void;
  /** Called with what stands in the form whenever that changes, for a draft. */
  onTyped?: (values: AddressFormValues) => void;
  onCancel?: () => void;
}

/** A delivery address: every fault is said at once and the focus goes to the first (Spec §5). */
export function AddressForm(props: AddressFormProps) {
  const { defaultValues = {}, fieldErrors, formError, isPending, onSubmit, onTyped, onCancel } = props;
  const intl = useIntl();
  const checked = useCheckedForm({ tidy: tidyAddress, check: checkAddress, onSubmit, fieldErrors });
  return (
    <Form
      action={props.action}
      aria-label={intl.formatMessage(defaultValues.id ? addressWords.edit : addressWords.add)}
      errors={checked.errors}
      method="post"
      onChange={onTyped && ((values) => onTyped(typedAddress(values)))}
      onSubmit={checked.onSubmit}
    >
      <div className={css.fields}>
        <input name="intent" type="hidden" value={props.intent ?? "save-address"} />
        {defaultValues.id && <input name="addrId" type="hidden" value={defaultValues.id} />}
        {formError && (
          <Notice isLive tone="danger">
            {formError}
          </Notice>
        )}
        <div className={css.pair}>
          <TextField
            autoComplete="name"
            defaultValue={defaultValues.receiver}
            isRequired
            label={intl.formatMessage(addressWords.receiver)}
            maxLength={addressLimits.receiverMax}
            name="receiver"
          />
          <MobileField
            defaultValue={defaultValues.mobile}
            label={intl.formatMessage(addressWords.mobile)}
            placeholder={intl.formatMessage(entryWords.mobileHint)}
          />
        </div>
        <AddressFormRegion {...props} />
        <TextArea
          defaultValue={defaultValues.detail}
          isRequired
          label={intl.formatMessage(messages.detail)}
          maxLength={addressLimits.detailMax}
          name="detail"
          placeholder={intl.formatMessage(messages.detailHint)}
          rows={2}
        />
        <Checkbox
          defaultSelected={defaultValues.isDefault}
          isDisabled={props.isDefaultLocked}
          name="isDefault"
          value="1"
        >
          {intl.formatMessage(addressWords.setDefault)}
        </Checkbox>
        <AddressFormButtons isPending={isPending} onCancel={onCancel} />
      </div>
    </Form>
  );
}
