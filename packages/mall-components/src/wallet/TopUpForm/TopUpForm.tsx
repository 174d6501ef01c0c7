import { topUpRules } from "@tradehall/mall-rules/checks/top-up";
import { balanceLimits } from "@tradehall/mall-rules/limits";
import { priceText, shortPriceText, type YuanText, yuanToFen } from "@tradehall/mall-rules/money";
import type { PayMethod } from "@tradehall/mall-rules/states/payment/payment";
import { Inline } from "@tradehall/ui/Inline";
import { useLinkComponent } from "@tradehall/ui/Link";
import { RadioGroup } from "@tradehall/ui/RadioGroup";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { checkedBy } from "../../forms/FormPart/checked-by.ts";
import { rowOf } from "../../forms/FormPart/FieldRow.tsx";
import { FormPart } from "../../forms/FormPart/FormPart.tsx";
import type { FormGiven, FormPlan } from "../../forms/FormPart/form-plan.ts";
import { text } from "../../forms/FormPart/TextRow.tsx";
import { CenterSection } from "../../parts/CenterSection/CenterSection.tsx";
import { PayMethodMark } from "../../payment/PayMethods/PayMethodMark.tsx";
import { payMethodMessages } from "../../payment/PayMethods/PayMethods.messages.ts";
import * as css from "./TopUpForm.css.ts";
import { words } from "./TopUpForm.messages.ts";

export interface TopUpFormProps extends Omit<FormGiven<keyof typeof topUpRules>, "action"> {
  /** The most that can be topped up now; zero where the balance is full. */
  room: YuanText;
  /** Ways to pay, in the server's order; none where topping up is not possible here. */
  methods: readonly PayMethod[];
  /** Address of this page with an amount, in whole yuan, filled in. */
  hrefForAmount: (yuan: number) => string;
}

/** Amounts that are usual, each a press: links, so that they work without script. */
function OfferedAmounts({ given }: { given: TopUpFormProps }) {
  const { formatMessage } = useIntl();
  const Anchor = useLinkComponent();
  const most = yuanToFen(given.room) / 100;
  const amounts = balanceLimits.offeredYuan.filter((yuan) => yuan <= most);
  if (amounts.length === 0) return null;
  return (
    <Inline aria-label={formatMessage(words.offered)} as="ul" alignY="stretch">
      {amounts.map((yuan) => (
        <li key={yuan}>
          <Anchor
            aria-current={given.defaultValues?.amount === String(yuan) ? "true" : undefined}
            className={css.amount}
            href={given.hrefForAmount(yuan)}
          >
            ¥{shortPriceText(`${yuan}.00` as const)}
          </Anchor>
        </li>
      ))}
    </Inline>
  );
}

const plan: FormPlan<TopUpFormProps> = {
  label: () => words.title,
  check: checkedBy(topUpRules),
  hidden: () => ({ intent: "top-up" }),
  fields: [
    OfferedAmounts,
    [
      text("amount", ({ room }: TopUpFormProps, intl) => ({
        description: intl.formatMessage(words.range, { max: priceText(room) }),
        inputMode: "decimal",
        label: words.amount,
        prefix: "¥",
      })),
      rowOf(RadioGroup)("method", ({ methods }: TopUpFormProps, intl) => ({
        label: words.method,
        options: methods.map((method) => ({
          label: intl.formatMessage(payMethodMessages[method]),
          media: <PayMethodMark method={method} />,
          value: method,
        })),
        variant: "card",
      })),
    ],
  ],
  submit: { label: words.submit, pending: words.pending },
};

/** Tops up a balance: an amount, a way to pay, then a code to scan. */
export function TopUpForm(props: TopUpFormProps) {
  const { formatMessage } = useIntl();
  const { methods, room } = props;
  const closed = methods.length === 0 ? words.closed : yuanToFen(room) === 0 ? words.full : undefined;
  return (
    <CenterSection title={formatMessage(words.title)}>
      {closed ? (
        <Text as="p" size="s" tone="muted">
          {formatMessage(closed)}
        </Text>
      ) : (
        <FormPart
          given={{ ...props, defaultValues: { method: methods[0] ?? "", ...props.defaultValues } }}
          plan={plan}
        />
      )}
    </CenterSection>
  );
}
