import { memberBuyRules, termValue } from "@tradehall/mall-rules/checks/membership";
import { priceText, type YuanText } from "@tradehall/mall-rules/money";
import type { BuyKind } from "@tradehall/mall-rules/states/membership/membership";
import type { PayMethod } from "@tradehall/mall-rules/states/payment/payment";
import { RadioGroup } from "@tradehall/ui/RadioGroup";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { checkedBy } from "../../forms/FormPart/checked-by.ts";
import { rowOf } from "../../forms/FormPart/FieldRow.tsx";
import { FormPart } from "../../forms/FormPart/FormPart.tsx";
import type { FormGiven, FormPlan } from "../../forms/FormPart/form-plan.ts";
import { entryWords } from "../../messages/entry.messages.ts";
import { memberWords } from "../../messages/member.messages.ts";
import { CenterSection } from "../../parts/CenterSection/CenterSection.tsx";
import { PayMethodMark } from "../../payment/PayMethods/PayMethodMark.tsx";
import { payMethodMessages, messages as payWords } from "../../payment/PayMethods/PayMethods.messages.ts";
import { titleWords, words } from "./BuyMemberForm.messages.ts";

export interface MemberTermView {
  /** Length of the term. */
  months: number;
  /** Of the whole term. */
  price: YuanText;
  /** Until when one is a member with it, `yyyy-MM-dd`. */
  endDay: string;
  /** Days that the rest of the level that runs is worth. */
  carriedDays: number;
}

export interface BuyMemberFormProps extends Omit<FormGiven<keyof typeof memberBuyRules>, "action"> {
  /** Sent along unseen: which level is bought. */
  levelId: number;
  /** Name of the level, in the heading. */
  levelName: string;
  /** `first` opens it, `renewal` goes on with it, `upgrade` replaces a lower one that runs. */
  kind: BuyKind;
  /** Why it cannot be bought, in words; "" where it can. */
  blockText: string;
  /** Terms to choose from; the first is chosen at the start. */
  terms: readonly MemberTermView[];
  /** What the buyer has for paying by balance. */
  balance: YuanText;
  /** Ways to pay, in the server's order. */
  methods: readonly PayMethod[];
}

function Carried({ given }: { given: BuyMemberFormProps }) {
  const { formatMessage } = useIntl();
  return given.kind === "upgrade" ? (
    <Text as="p" size="s" tone="muted">
      {formatMessage(words.carried)}
    </Text>
  ) : null;
}

const plan: FormPlan<BuyMemberFormProps> = {
  check: checkedBy(memberBuyRules),
  hidden: ({ levelId }) => ({ intent: "buy", levelId: String(levelId) }),
  fields: [
    rowOf(RadioGroup)("term", ({ terms }: BuyMemberFormProps, intl) => ({
      label: words.term,
      options: terms.map(({ months, price, endDay, carriedDays }) => ({
        label: `${intl.formatMessage(words.months, { months })} ¥${priceText(price)}`,
        description: [
          intl.formatMessage(memberWords.until, { date: endDay }),
          ...(carriedDays > 0 ? [intl.formatMessage(words.carriedDays, { days: carriedDays })] : []),
        ].join(" · "),
        value: termValue(months, price),
      })),
      variant: "card",
    })),
    Carried,
    rowOf(RadioGroup)("method", ({ methods, balance }: BuyMemberFormProps, intl) => ({
      label: words.method,
      options: methods.map((method) => ({
        label: intl.formatMessage(payMethodMessages[method]),
        media: <PayMethodMark method={method} />,
        value: method,
        ...(method === "balance"
          ? { description: intl.formatMessage(payWords.balanceIs, { balance: priceText(balance) }) }
          : {}),
      })),
      variant: "card",
    })),
  ],
  submit: { label: words.submit, pending: entryWords.submitting },
};

/** Buys, renews or upgrades to a paid level: for how long, how it is paid. */
export function BuyMemberForm(props: BuyMemberFormProps) {
  const { formatMessage } = useIntl();
  const { levelName, kind, blockText, terms, methods } = props;
  const [cheapest] = terms;
  const start = {
    term: cheapest ? termValue(cheapest.months, cheapest.price) : "",
    method: methods[0] ?? "",
  };
  return (
    <CenterSection title={formatMessage(titleWords[kind], { level: levelName })}>
      {blockText ? (
        <Text as="p" size="s" tone="muted">
          {blockText}
        </Text>
      ) : (
        <FormPart given={{ ...props, defaultValues: { ...start, ...props.defaultValues } }} plan={plan} />
      )}
    </CenterSection>
  );
}
