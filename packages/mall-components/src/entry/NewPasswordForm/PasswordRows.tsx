import { textLimits } from "@tradehall/mall-rules/limits";
import { PasswordField } from "@tradehall/ui/PasswordField";
import type { IntlShape } from "react-intl";
import { rowOf } from "../../forms/FormPart/FieldRow.tsx";
import type { Words } from "../../forms/FormPart/form-plan.ts";
import { entryWords } from "../../messages/entry.messages.ts";
import { words } from "./NewPasswordForm.messages.ts";

const typed = (intl: IntlShape) =>
  ({
    autoComplete: "new-password",
    labels: {
      show: intl.formatMessage(entryWords.showPassword),
      hide: intl.formatMessage(entryWords.hidePassword),
    },
    size: "l",
  }) as const;
const { passwordMin: min, passwordMax } = textLimits;

/** A new password of at most `max` characters and once more the same: fields `password` and `confirmation`. */
export const passwords = (label: Words, max: number = passwordMax) => [
  rowOf(PasswordField)("password", (_, intl) => ({
    ...typed(intl),
    description: intl.formatMessage(words.rule, { min, max }),
    label,
  })),
  rowOf(PasswordField)("confirmation", (_, intl) => ({
    ...typed(intl),
    label: words.again,
    placeholder: words.againHint,
  })),
];
