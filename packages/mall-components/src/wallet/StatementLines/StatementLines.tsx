import { statementQuestionRules } from "@tradehall/mall-rules/checks/statement";
import { statementLimits } from "@tradehall/mall-rules/limits";
import { priceText } from "@tradehall/mall-rules/money";
import { statementKindWords, statementWords } from "@tradehall/mall-rules/words/statements";
import { Disclosure } from "@tradehall/ui/Disclosure";
import { Link } from "@tradehall/ui/Link";
import { Stack } from "@tradehall/ui/Stack";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@tradehall/ui/Table";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { checkedBy } from "../../forms/FormPart/checked-by.ts";
import { FormPart } from "../../forms/FormPart/FormPart.tsx";
import type { FormGiven, FormPlan } from "../../forms/FormPart/form-plan.ts";
import { text } from "../../forms/FormPart/TextRow.tsx";
import { localeOf } from "../../messages/locale-of.ts";
import type { ListStateProps } from "../../parts/AsyncList/AsyncList.tsx";
import { CenterSection } from "../../parts/CenterSection/CenterSection.tsx";
import { ListPager, type ListPagerProps } from "../../parts/ListPager/ListPager.tsx";
import type { StatementLineView } from "../statement-view.ts";
import { words } from "./StatementLines.messages.ts";

type Question = Omit<FormGiven<"question">, "action">;

export interface StatementLinesProps extends ListStateProps {
  /** The oldest first. */
  lines: readonly StatementLineView[];
  /** Where in the pages it is; one page shows no pager. */
  pager: ListPagerProps;
  /** The month has closed: the shop can be asked about a line. */
  canAsk?: boolean;
  /** A question is on its way. */
  isPending?: boolean;
  /** Called with `lineId` and `question`. Without it the form sends `intent=ask`. */
  onAsk?: (values: FormData) => void;
  /** What the server said of a question, for the line it was about. */
  refused?: (Pick<Question, "defaultValues" | "fieldErrors" | "formError"> & { id: string }) | undefined;
  /** Ways to have the lines as a file. */
  children?: ReactNode;
}

const plan: FormPlan<Question & { id: string; name: string }> = {
  label: ({ name }) => name,
  check: checkedBy(statementQuestionRules),
  hidden: ({ id }) => ({ intent: "ask", lineId: id }),
  fields: [
    text("question", { label: words.question, description: words.hint, maxLength: statementLimits.question }),
  ],
  space: "s",
  submit: { label: words.send, pending: words.sending },
};

/** What was asked about a line and answered, and the way to ask. */
function Asking({ line, given }: { line: StatementLineView; given: StatementLinesProps }) {
  const say = useIntl().formatMessage;
  const { canAsk, isPending, onAsk, refused } = given;
  const { id, orderNumber, question, answer } = line;
  const own = refused?.id === id ? refused : undefined;
  return (
    <Stack space="xs">
      {question && <span>{say(words.asked, { question })}</span>}
      {question && <span>{answer ? say(words.answered, { answer }) : say(words.waiting)}</span>}
      {canAsk && (
        <Disclosure isDefaultOpen={own !== undefined} title={say(words.ask)}>
          <FormPart
            given={{
              ...own,
              ...{ id, isPending, name: say(words.askAbout, { orderNumber }) },
              ...(onAsk ? { onSubmit: onAsk } : {}),
            }}
            plan={plan}
          />
        </Disclosure>
      )}
    </Stack>
  );
}

/** The lines of a month's statement, each with its order and what was asked about it. */
export function StatementLines(props: StatementLinesProps) {
  const { lines, pager, state, onRetry, children } = props;
  const intl = useIntl();
  const say = intl.formatMessage;
  const locale = localeOf(intl.locale);
  const word = (name: keyof typeof statementWords) => statementWords[name][locale];
  return (
    <CenterSection
      emptyText={lines.length === 0 && say(words.none)}
      onRetry={onRetry}
      state={state}
      title={say(words.title)}
    >
      {children}
      <Table caption={say(words.title)} density="compact" isCaptionHidden>
        <TableHead>
          <TableRow>
            <TableHeader>{word("time")}</TableHeader>
            <TableHeader>{word("kind")}</TableHeader>
            <TableHeader>{word("orderNumber")}</TableHeader>
            <TableHeader align="end">{word("amount")}</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <TableRow key={`${line.id} ${line.timeText} ${line.kind} ${line.orderNumber}`}>
              <TableCell isNumeric>{line.timeText}</TableCell>
              <TableCell>{statementKindWords[line.kind][locale]}</TableCell>
              <TableCell>
                <Stack space="xxs">
                  <Link href={line.orderHref}>{line.orderNumber}</Link>
                  <span>{[line.shopName, line.person, ...line.notes].join(" · ")}</span>
                  {(props.canAsk || line.question) && <Asking given={props} line={line} />}
                </Stack>
              </TableCell>
              <TableCell align="end" isNumeric>
                ¥{priceText(line.amount)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <ListPager {...pager} />
    </CenterSection>
  );
}
