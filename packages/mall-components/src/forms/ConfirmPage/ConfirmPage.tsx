import { Button } from "@tradehall/ui/Button";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { Heading } from "@tradehall/ui/Heading";
import { Inline } from "@tradehall/ui/Inline";
import { Notice } from "@tradehall/ui/Notice";
import { Stack } from "@tradehall/ui/Stack";
import { Surface } from "@tradehall/ui/Surface";
import { Text } from "@tradehall/ui/Text";
import { type IntlShape, useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import { type Question, wordsOf } from "../ConfirmDialog/questions.ts";
import { ReasonField } from "../ConfirmDialog/ReasonField.tsx";
import * as css from "./ConfirmPage.css.ts";

export interface ConfirmPageProps {
  /** What is asked. */
  question: Question;
  /** What the pressed button sent; it is sent once more with the answer. */
  fields: readonly (readonly [name: string, value: string])[];
  /** Where both lead: the page on which the button was pressed. */
  href: string;
  /** Why the answer before was refused, e.g. 订单状态已变更. */
  formError?: string;
}

/** The page's title, e.g. 取消订单. */
export const questionTitle = (question: Question, { formatMessage }: IntlShape): string =>
  formatMessage(wordsOf(question).title);

/** Asks as ConfirmDialog does, where a button was pressed before the script was there or without any (Spec §4). */
export function ConfirmPage({ question, fields, href, formError }: ConfirmPageProps) {
  const intl = useIntl();
  const { text, confirm, keep = actWords.cancel, tone, reasons } = wordsOf(question);
  return (
    <div className={css.page}>
      <Surface padding="l">
        <form action={href} method="post">
          <Stack space="l">
            <Heading level={1}>{questionTitle(question, intl)}</Heading>
            {formError && <Notice tone="danger">{formError}</Notice>}
            <Text>{intl.formatMessage(text, question.values)}</Text>
            {fields.map(([name, value]) => (
              <input key={name} name={name} readOnly type="hidden" value={value} />
            ))}
            {reasons && <ReasonField reasons={reasons} />}
            <Inline align="end" space="s">
              <ButtonLink href={href} tone="neutral" variant="outline">
                {intl.formatMessage(keep)}
              </ButtonLink>
              <Button tone={tone === "danger" ? "danger" : "accent"} type="submit">
                {intl.formatMessage(confirm)}
              </Button>
            </Inline>
          </Stack>
        </form>
      </Surface>
    </div>
  );
}
