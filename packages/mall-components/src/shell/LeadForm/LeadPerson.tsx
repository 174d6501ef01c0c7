import { leadUserTypes } from "@tradehall/mall-rules/states/landing";
import { RadioGroup } from "@tradehall/ui/RadioGroup";
import { TextField } from "@tradehall/ui/TextField";
import { useIntl } from "react-intl";
import { MobileField } from "../../forms/MobileField.tsx";
import { entryWords } from "../../messages/entry.messages.ts";
import * as css from "./LeadForm.css.ts";
import { typeWords, words } from "./LeadForm.messages.ts";
import type { LeadFormProps } from "./LeadForm.tsx";

/** Who asks and how to reach them. */
export function LeadPerson({ defaultValues = {} }: Pick<LeadFormProps, "defaultValues">) {
  const intl = useIntl();
  return (
    <>
      <RadioGroup
        defaultValue={defaultValues.userType}
        isRequired
        label={intl.formatMessage(words.userType)}
        name="userType"
        options={Object.entries(leadUserTypes).map(([name, value]) => ({
          value: String(value),
          label: intl.formatMessage(typeWords[name as keyof typeof typeWords]),
        }))}
        variant="chip"
      />
      <div className={css.pair}>
        <TextField
          autoComplete="name"
          defaultValue={defaultValues.contactName}
          isRequired
          label={intl.formatMessage(words.contact)}
          name="contactName"
        />
        <MobileField
          defaultValue={defaultValues.mobile}
          label={intl.formatMessage(entryWords.mobile)}
          placeholder={intl.formatMessage(entryWords.mobileHint)}
        />
      </div>
    </>
  );
}
