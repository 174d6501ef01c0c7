import { returnParcelRules } from "@tradehall/mall-rules/checks/refund";
import { Select } from "@tradehall/ui/Select";
import { checkedBy } from "../../forms/FormPart/checked-by.ts";
import { rowOf } from "../../forms/FormPart/FieldRow.tsx";
import { FormPart } from "../../forms/FormPart/FormPart.tsx";
import type { FormDraft, FormGiven, FormPlan } from "../../forms/FormPart/form-plan.ts";
import { mobile, text } from "../../forms/FormPart/TextRow.tsx";
import { entryWords } from "../../messages/entry.messages.ts";
import { orderWords } from "../../messages/order.messages.ts";
import { refundWords } from "../../messages/refund.messages.ts";
import { words } from "./ReturnParcelForm.messages.ts";

type Name = keyof typeof returnParcelRules;

export interface ReturnParcelFormProps extends FormGiven<Name>, FormDraft<Name> {
  /** Courier companies to choose from. */
  couriers: readonly string[];
}

const plan: FormPlan<ReturnParcelFormProps> = {
  label: () => refundWords.ship,
  check: checkedBy(returnParcelRules),
  hidden: () => ({ intent: "ship" }),
  fields: [
    [
      rowOf(Select)("expressName", ({ couriers }: ReturnParcelFormProps) => ({
        label: refundWords.courier,
        options: couriers.map((name) => ({ value: name, label: name })),
        placeholder: words.chooseCourier,
      })),
      text("expressNo", { label: orderWords.waybill, maxLength: 40, placeholder: words.waybillHint }),
    ],
    mobile("mobile", { label: words.mobile, placeholder: entryWords.mobileHint }),
  ],
  submit: { label: refundWords.sendParcel, pending: refundWords.submitting },
};

/** By which parcel the goods come back (Spec §5). */
export const ReturnParcelForm = (props: ReturnParcelFormProps) => <FormPart given={props} plan={plan} />;
