import { type CategoryNumber, categoryNumbers } from "@tradehall/mall-rules/checks/approval";
import { Grid } from "@tradehall/ui/Grid";
import { MoneyField } from "@tradehall/ui/MoneyField";
import { Select, type SelectOption } from "@tradehall/ui/Select";
import { Stack } from "@tradehall/ui/Stack";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { approvalWords } from "../../messages/approval.messages.ts";
import { words } from "./MemberLimits.messages.ts";

type Values = Partial<Record<`${"category" | "categoryMonth"}${CategoryNumber}`, string>>;

/** What is in the form at first, by input name. */
export const categoryValues = (own: readonly { id: string; perMonth: string }[]): Values =>
  Object.fromEntries(
    own.flatMap(({ id, perMonth }, at) => [
      [`category${at + 1}`, id],
      [`categoryMonth${at + 1}`, perMonth],
    ]),
  );

interface CategoryLimitsProps {
  given: { categories: readonly SelectOption[]; defaultValues?: Values };
}

/** Categories with a limit of their own, and one that is free; the next is there once that is saved. */
export function CategoryLimits({ given: { categories, defaultValues = {} } }: CategoryLimitsProps) {
  const say = useIntl().formatMessage;
  const filled = categoryNumbers.filter(
    (nth) => defaultValues[`category${nth}`] || defaultValues[`categoryMonth${nth}`],
  );
  const options = [{ value: "", label: say(words.noCategory) }, ...categories];
  return (
    <fieldset aria-label={say(words.categories)}>
      <Stack space="s">
        <Text size="s" weight="strong">
          {say(words.categories)}
        </Text>
        {categoryNumbers.slice(0, filled.length + 1).map((nth) => (
          <Grid columns={2} key={nth} space="s">
            <Select
              defaultValue={defaultValues[`category${nth}`] ?? ""}
              label={say(words.category, { nth })}
              name={`category${nth}`}
              options={options}
            />
            <MoneyField
              defaultValue={defaultValues[`categoryMonth${nth}`] ?? ""}
              label={say(approvalWords.perMonth)}
              name={`categoryMonth${nth}`}
            />
          </Grid>
        ))}
      </Stack>
    </fieldset>
  );
}
