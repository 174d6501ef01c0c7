import { lastDeliverDay, quoteRules } from "@tradehall/mall-rules/checks/quote";
import { quoteLimits } from "@tradehall/mall-rules/limits";
import { Notice } from "@tradehall/ui/Notice";
import { TextArea } from "@tradehall/ui/TextArea";
import { type ReactNode, useMemo } from "react";
import { useIntl } from "react-intl";
import { checkedBy } from "../../forms/FormPart/checked-by.ts";
import { rowOf } from "../../forms/FormPart/FieldRow.tsx";
import { FormPart } from "../../forms/FormPart/FormPart.tsx";
import type { FormGiven, FormPlan } from "../../forms/FormPart/form-plan.ts";
import { text } from "../../forms/FormPart/TextRow.tsx";
import { quoteMessages } from "../../messages/quote.messages.ts";
import { CenterSection } from "../../parts/CenterSection/CenterSection.tsx";
import { words } from "./QuoteForm.messages.ts";
import type { QuoteFormLineView } from "./QuoteFormLine.tsx";
import { QuoteFormLines } from "./QuoteFormLines.tsx";

export interface QuoteFormProps extends Omit<FormGiven, "action"> {
  /** Goods to ask for; fields of a line are `quantity-ID` and `price-ID`. */
  lines: readonly QuoteFormLineView[];
  /** Ids of lines that were removed; they can come back with what was typed. Default none. */
  removed?: readonly string[];
  /** A line is removed; without it its address leads to the form without it. */
  onRemove?: (id: string) => void;
  /** Names of chosen goods that take no quotes. Default none. */
  leftOut?: readonly string[];
  /** The server's time in ms when it answered. */
  now: number;
  /** How often the buyer may still ask within a quote; absent for another one. */
  asksLeft?: number | undefined;
  /** A `QuotePictures`. */
  attachments?: ReactNode;
}

// Kept from one plan to the next, so that what is in them is.
const Lines = ({ given }: { given: QuoteFormProps }) => <QuoteFormLines {...given} />;
const Attachments = ({ given }: { given: QuoteFormProps }) => given.attachments;

type Planned = Pick<QuoteFormProps, "lines" | "now" | "asksLeft"> & {
  removed: QuoteFormProps["removed"] | undefined;
};

const planOf = ({ lines, removed = [], now, asksLeft }: Planned): FormPlan<QuoteFormProps> => ({
  label: () => quoteMessages.ask,
  check: checkedBy(
    quoteRules(
      lines.flatMap(({ id }) => (removed.includes(id) ? [] : Number(id))),
      now,
    ),
  ),
  hidden: () => ({ intent: asksLeft === undefined ? "ask" : "counter" }),
  fields: [
    Lines,
    text("deliverBy", (_: QuoteFormProps, intl) => ({
      description: intl.formatMessage(words.until, { day: lastDeliverDay(now) }),
      isRequired: false,
      label: quoteMessages.deliverBy,
      type: "date",
    })),
    rowOf(TextArea)("note", {
      isRequired: false,
      label: words.note,
      maxLength: quoteLimits.note,
      placeholder: words.noteHint,
    }),
    Attachments,
  ],
  submit: { label: asksLeft === undefined ? words.submit : words.again, pending: words.pending },
});

/** Asks for prices: how many of each, at which price, until when, with a note and pictures; first or once more. */
export function QuoteForm(props: QuoteFormProps) {
  const { lines, removed, now, leftOut = [], asksLeft } = props;
  const say = useIntl().formatMessage;
  const plan = useMemo(() => planOf({ lines, removed, now, asksLeft }), [lines, removed, now, asksLeft]);
  return (
    <CenterSection title={say(asksLeft === undefined ? quoteMessages.ask : words.title)}>
      {leftOut.length > 0 && (
        <Notice tone="warning">{say(words.leftOut, { names: leftOut.join("、") })}</Notice>
      )}
      {asksLeft !== undefined && <Notice tone="info">{say(words.asksLeft, { count: asksLeft })}</Notice>}
      {lines.length > 0 ? (
        <FormPart given={props} plan={plan} />
      ) : (
        <Notice tone="info">{say(words.none)}</Notice>
      )}
    </CenterSection>
  );
}
