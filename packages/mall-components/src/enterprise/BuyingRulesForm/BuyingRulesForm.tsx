import { buyingRulesRules, type StepNumber, stepNumbers } from "@tradehall/mall-rules/checks/approval";
import { Checkbox } from "@tradehall/ui/Checkbox";
import { Grid } from "@tradehall/ui/Grid";
import { Heading } from "@tradehall/ui/Heading";
import { Inline } from "@tradehall/ui/Inline";
import { MoneyField } from "@tradehall/ui/MoneyField";
import { Select, type SelectOption } from "@tradehall/ui/Select";
import { Stack } from "@tradehall/ui/Stack";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { checkedBy } from "../../forms/FormPart/checked-by.ts";
import { FormPart } from "../../forms/FormPart/FormPart.tsx";
import type { FormGiven, FormPlan } from "../../forms/FormPart/form-plan.ts";
import { actWords } from "../../messages/act.messages.ts";
import { approvalWords } from "../../messages/approval.messages.ts";
import { orderWords } from "../../messages/order.messages.ts";
import { CenterSection } from "../../parts/CenterSection/CenterSection.tsx";
import { words } from "./BuyingRulesForm.messages.ts";

type Name = keyof typeof buyingRulesRules;

export interface BuyingRulesFormProps extends Omit<FormGiven<Name>, "action"> {
  /** Members who can approve. */
  members: readonly SelectOption[];
}

interface Part {
  given: BuyingRulesFormProps;
}

const boxes = [
  ["requiresPoNumber", orderWords.poNumber],
  ["requiresCostCentre", orderWords.costCentre],
  ["requiresProject", orderWords.project],
] as const;

function Required({ given }: Part) {
  const say = useIntl().formatMessage;
  return (
    <fieldset>
      <Stack space="s">
        <Heading level={3} size="s">
          {say(words.required)}
        </Heading>
        <Inline space="l">
          {boxes.map(([name, label]) => (
            <Checkbox defaultSelected={given.defaultValues?.[name] === "1"} key={name} name={name} value="1">
              {say(label)}
            </Checkbox>
          ))}
        </Inline>
      </Stack>
    </fieldset>
  );
}

function Step({ given, step }: Part & { step: StepNumber }) {
  const say = useIntl().formatMessage;
  const options = [{ value: "", label: say(words.noApprover) }, ...given.members];
  const start = (name: Name) => ({ defaultValue: given.defaultValues?.[name] ?? "", name });
  return (
    <fieldset aria-label={say(words.step, { step })}>
      <Stack space="xs">
        <Text size="s" weight="strong">
          {say(words.step, { step })}
        </Text>
        <Grid columns={3} space="s">
          <MoneyField
            label={say(words.from)}
            placeholder={step === 1 ? say(words.zero) : undefined}
            {...start(`from${step}`)}
          />
          <Select label={say(approvalWords.approver)} options={options} {...start(`approver${step}`)} />
          <Select label={say(words.second)} options={options} {...start(`second${step}`)} />
        </Grid>
      </Stack>
    </fieldset>
  );
}

function StepsOf({ given }: Part) {
  const say = useIntl().formatMessage;
  return (
    <Stack space="m">
      <Heading level={3} size="s">
        {say(words.steps)}
      </Heading>
      <Text size="s" tone="muted">
        {say(words.hint)}
      </Text>
      {stepNumbers.map((step) => (
        <Step given={given} key={step} step={step} />
      ))}
    </Stack>
  );
}

const plan: FormPlan<BuyingRulesFormProps> = {
  label: () => words.title,
  check: checkedBy(buyingRulesRules),
  hidden: () => ({ intent: "rules" }),
  fields: [Required, StepsOf],
  submit: { label: actWords.save, pending: actWords.saving },
};

/** What every order of an enterprise has to say, and who approves those above a limit from which amount on. */
export function BuyingRulesForm(props: BuyingRulesFormProps) {
  return (
    <CenterSection title={useIntl().formatMessage(words.title)}>
      <FormPart given={props} plan={plan} />
    </CenterSection>
  );
}
