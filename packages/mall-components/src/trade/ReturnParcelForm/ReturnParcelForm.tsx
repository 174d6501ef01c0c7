import { returnParcelRules } from "@tradehall/mall-rules/checks/refund";
import { Select } from "@tradehall/ui/Select";
import { entryWords } from "../../messages/entry.messages.ts";
import { orderWords } from "../../messages/order.messages.ts";
import { refundWords } from "../../messages/refund.messages.ts";
import { checkedBy } from "../../shell/FormPart/checked-by.ts";
import { rowOf } from "../../shell/FormPart/FieldRow.tsx";
import { FormPart } from "../../shell/FormPart/FormPart.tsx";
import type { FormDraft, FormGiven, FormPlan } from "../../shell/FormPart/form-plan.ts";
import { mobile, text } from "../../shell/FormPart/TextRow.tsx";
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
