import { Button } from "@tradehall/ui/Button";
import { byPlace } from "@tradehall/ui/by-place";
import { Form } from "@tradehall/ui/Form";
import { Grid } from "@tradehall/ui/Grid";
import { Notice } from "@tradehall/ui/Notice";
import { Stack } from "@tradehall/ui/Stack";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import { FieldRow, say } from "./FieldRow.tsx";
import * as css from "./FormPart.css.ts";
import type { FormDraft, FormGiven, FormPlan, FormRow } from "./form-plan.ts";
import { useCheckedForm } from "./use-checked-form.ts";

export interface FormPartProps<Given> {
  /** The form as data. */
  plan: FormPlan<Given>;
  /** What the page gives. */
  given: Given;
}

type AnyGiven = FormGiven & FormDraft & { onCancel?: () => void; isDisabled?: boolean | undefined };

function Buttons<Given>({ plan, given }: FormPartProps<Given & AnyGiven>) {
  const intl = useIntl();
  const { label, pending, intent, isWide } = plan.submit;
  const submit = (
    <Button
      isDisabled={given.isDisabled}
      isPending={given.isPending}
      pendingLabel={say(intl, pending)}
      type="submit"
      {...(isWide && ({ size: "l", width: "full" } as const))}
      {...(intent && { name: "intent", value: intent })}
    >
      {say(intl, label)}
    </Button>
  );
  if (isWide) return submit;
  return (
    <div className={css.buttons}>
      {given.onCancel && (
        <Button onPress={given.onCancel} tone="neutral" variant="outline">
          {intl.formatMessage(actWords.cancel)}
        </Button>
      )}
      {submit}
    </div>
  );
}

function Row<Given>({ row, given }: { row: FormRow<Given>; given: Given }) {
  if (typeof row !== "function") return <FieldRow given={given} row={row} />;
  const Part = row;
  return <Part given={given} />;
}

const isPair = <Given,>(
  field: FormPlan<Given>["fields"][number],
): field is readonly [FormRow<Given>, FormRow<Given>] => Array.isArray(field);

/** What a draft keeps. */
const typedIn = (values: FormData, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, String(values.get(name) ?? "")]));

/**
 * A form from its plan. Every fault is said at once beside its field and the focus goes to the first, whether the
 * form's own rules find it or the server; without script the browser sends it to `action`.
 */
export function FormPart<Given>({ plan, given }: FormPartProps<Given & AnyGiven>) {
  const intl = useIntl();
  const { check, kept = check?.names ?? [], space = "l", after: After } = plan;
  const { formError, onTyped } = given;
  const checked = useCheckedForm(check, given);
  return (
    <Form
      action={given.action}
      aria-label={plan.label && say(intl, plan.label(given))}
      errors={checked.errors}
      method="post"
      onChange={onTyped && ((values) => onTyped(typedIn(values, kept)))}
      onSubmit={checked.onSubmit}
      space={space}
    >
      {Object.entries(plan.hidden?.(given) ?? {}).map(
        ([name, value]) =>
          value !== undefined && <input key={name} name={name} readOnly type="hidden" value={value} />,
      )}
      {formError && (
        <Notice isLive tone="danger">
          {formError}
        </Notice>
      )}
      {byPlace(plan.fields).map(({ item: field, key }) => {
        if (!isPair(field)) return <Row given={given} key={key} row={field} />;
        return (
          <Grid columns={2} key={key} space={space}>
            <Row given={given} row={field[0]} />
            <Row given={given} row={field[1]} />
          </Grid>
        );
      })}
      {After ? (
        <Stack space="m">
          <Buttons given={given} plan={plan} />
          <After given={given} />
        </Stack>
      ) : (
        <Buttons given={given} plan={plan} />
      )}
    </Form>
  );
}
