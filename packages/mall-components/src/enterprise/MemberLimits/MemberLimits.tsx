import { memberLimitRules } from "@tradehall/mall-rules/checks/approval";
import { priceText, type YuanText } from "@tradehall/mall-rules/money";
import { Avatar } from "@tradehall/ui/Avatar";
import { Disclosure } from "@tradehall/ui/Disclosure";
import { MoneyField } from "@tradehall/ui/MoneyField";
import type { SelectOption } from "@tradehall/ui/Select";
import { Tag } from "@tradehall/ui/Tag";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { checkedBy } from "../../forms/FormPart/checked-by.ts";
import { rowOf } from "../../forms/FormPart/FieldRow.tsx";
import { FormPart } from "../../forms/FormPart/FormPart.tsx";
import type { FormGiven, FormPlan } from "../../forms/FormPart/form-plan.ts";
import { actWords } from "../../messages/act.messages.ts";
import { approvalWords } from "../../messages/approval.messages.ts";
import { enterpriseWords } from "../../messages/enterprise.messages.ts";
import type { ListStateProps } from "../../parts/AsyncList/AsyncList.tsx";
import { CenterSection } from "../../parts/CenterSection/CenterSection.tsx";
import { ListPager, type ListPagerProps } from "../../parts/ListPager/ListPager.tsx";
import { PersonRow } from "../PersonRow/PersonRow.tsx";
import { pendingRow } from "../pending-row.ts";
import { CategoryLimits, categoryValues } from "./CategoryLimits.tsx";
import { words } from "./MemberLimits.messages.ts";

/** What a member may buy without approval. */
export interface MemberLimitView {
  id: string;
  name: string;
  isAdministrator: boolean;
  /** Absent: without limit. */
  perOrder?: YuanText;
  /** Of a calendar month, yuan; absent: without limit. */
  perMonth?: YuanText;
  /** Categories with a limit of their own, per month. */
  categories: readonly { id: string; name: string; perMonth: YuanText }[];
  /** Ordered this month. */
  spent: YuanText;
}

type Limits = Omit<FormGiven<keyof typeof memberLimitRules>, "action" | "onSubmit">;

export interface MemberLimitsProps extends ListStateProps {
  /** Members of the current page. */
  members: readonly MemberLimitView[];
  /** Categories that can have a limit of their own. */
  categories: readonly SelectOption[];
  /** Pages under the list; one page draws no pager. */
  pager: ListPagerProps;
  /** Limits are being saved: the buttons spin and ignore presses. Default false. */
  isPending?: boolean;
  /** Id of the member that the act is about: only its buttons spin, the others are off. Absent: all spin. */
  pendingId?: string | undefined;
  /** Called with `userId`, `perOrder`, `perMonth`, and `category1`, `categoryMonth1` and so on. Without it the form sends `intent=limit`. */
  onSet?: (values: FormData) => void;
  /** What the server said of limits that it did not take, and of whom. */
  refused?: (Pick<Limits, "defaultValues" | "fieldErrors" | "formError"> & { id: string }) | undefined;
}

type LimitsOfMember = Limits & { id: string; name: string; categories: readonly SelectOption[] };

const amount = rowOf(MoneyField);
const plan: FormPlan<LimitsOfMember> = {
  label: ({ name }) => name,
  check: checkedBy(memberLimitRules),
  hidden: ({ id }) => ({ intent: "limit", userId: id }),
  fields: [
    [
      amount("perOrder", { label: approvalWords.perOrder, isRequired: false, placeholder: words.none }),
      amount("perMonth", { label: approvalWords.perMonth, isRequired: false, placeholder: words.none }),
    ],
    CategoryLimits,
  ],
  space: "s",
  submit: { label: actWords.save, pending: actWords.saving },
};

/** Members with what each may buy without approval, changed in its place. */
export function MemberLimits(props: MemberLimitsProps) {
  const { members, categories, pager, isPending, pendingId, onSet, refused } = props;
  const say = useIntl().formatMessage;
  const isNow = (label: string, limit: YuanText | undefined) =>
    say(words.isNow, { label, value: limit === undefined ? say(words.none) : `¥${priceText(limit)}` });
  return (
    <CenterSection
      emptyText={members.length === 0 && say(enterpriseWords.noMembers)}
      onRetry={props.onRetry}
      state={props.state}
      title={say(words.title)}
    >
      <Text size="s" tone="muted">
        {say(words.hint)}
      </Text>
      <ul aria-label={say(words.title)}>
        {members.map(({ id, name, isAdministrator, perOrder, perMonth, categories: own, spent }) => (
          <PersonRow
            facts={[
              isNow(say(approvalWords.perOrder), perOrder),
              isNow(say(approvalWords.perMonth), perMonth),
              ...own.map((one) => isNow(say(words.ofCategory, { name: one.name }), one.perMonth)),
              say(words.spent, { amount: priceText(spent) }),
            ]}
            key={id}
            media={<Avatar name={name} size="m" />}
            name={name}
            tags={isAdministrator && <Tag tone="accent">{say(enterpriseWords.administrator)}</Tag>}
          >
            <Disclosure isDefaultOpen={refused?.id === id} title={say(words.change)}>
              <FormPart
                given={{
                  defaultValues: {
                    ...{ perOrder: perOrder ?? "", perMonth: perMonth ?? "" },
                    ...categoryValues(own),
                  },
                  ...(refused?.id === id ? refused : {}),
                  ...pendingRow(isPending ?? false, pendingId, id),
                  ...{ id, categories, name: say(words.changeNamed, { name }) },
                  ...(onSet ? { onSubmit: onSet } : {}),
                }}
                // What was set is in the fields.
                key={`${perOrder} ${perMonth} ${own.map((one) => one.id + one.perMonth)}`}
                plan={plan}
              />
            </Disclosure>
          </PersonRow>
        ))}
      </ul>
      <ListPager {...pager} />
    </CenterSection>
  );
}
