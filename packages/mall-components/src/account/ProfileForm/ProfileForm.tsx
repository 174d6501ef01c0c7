import { profileRules, type Sex } from "@tradehall/mall-rules/checks/profile";
import { textLimits } from "@tradehall/mall-rules/limits";
import { RadioGroup } from "@tradehall/ui/RadioGroup";
import { Stack } from "@tradehall/ui/Stack";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { checkedBy } from "../../forms/FormPart/checked-by.ts";
import { rowOf, say } from "../../forms/FormPart/FieldRow.tsx";
import { FormPart } from "../../forms/FormPart/FormPart.tsx";
import type { FormGiven, FormPlan } from "../../forms/FormPart/form-plan.ts";
import { text } from "../../forms/FormPart/TextRow.tsx";
import { actWords } from "../../messages/act.messages.ts";
import { CenterSection } from "../../parts/CenterSection/CenterSection.tsx";
import { words } from "./ProfileForm.messages.ts";

export interface ProfileFormProps extends Omit<FormGiven<keyof typeof profileRules>, "action"> {
  /** The avatar's own field, above the form. */
  avatar?: ReactNode;
}

const sexWords = [
  ["M", words.male],
  ["F", words.female],
  ["", words.unsaid],
] as const satisfies readonly (readonly [Sex, unknown])[];

const plan: FormPlan<ProfileFormProps> = {
  label: () => words.title,
  check: checkedBy(profileRules),
  hidden: () => ({ intent: "profile" }),
  fields: [
    [
      text("nickName", { autoComplete: "nickname", label: words.nickName, maxLength: textLimits.nickname }),
      text("birthDate", { autoComplete: "bday", isRequired: false, label: words.birthDate, type: "date" }),
    ],
    rowOf(RadioGroup)("sex", (_, intl) => ({
      isRequired: false,
      label: words.sex,
      options: sexWords.map(([value, label]) => ({ value, label: say(intl, label) })),
    })),
  ],
  submit: { label: actWords.save, pending: actWords.saving },
};

/** What buyers say about themselves: nickname, birthday, gender. */
export const ProfileForm = ({ avatar, ...props }: ProfileFormProps) => (
  <CenterSection title={useIntl().formatMessage(words.title)}>
    <Stack space="l">
      {avatar}
      <FormPart given={props} plan={plan} />
    </Stack>
  </CenterSection>
);
