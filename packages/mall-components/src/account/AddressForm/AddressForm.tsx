import { addressRules } from "@tradehall/mall-rules/checks/address";
import { addressLimits } from "@tradehall/mall-rules/limits";
import { TextArea } from "@tradehall/ui/TextArea";
import { checkedBy } from "../../forms/FormPart/checked-by.ts";
import { rowOf } from "../../forms/FormPart/FieldRow.tsx";
import { FormPart } from "../../forms/FormPart/FormPart.tsx";
import type { FormDraft, FormGiven, FormPlan } from "../../forms/FormPart/form-plan.ts";
import { mobile, text } from "../../forms/FormPart/TextRow.tsx";
import { tick } from "../../forms/FormPart/TickRow.tsx";
import { type RegionGiven, region } from "../../forms/RegionRow.tsx";
import { actWords } from "../../messages/act.messages.ts";
import { addressWords } from "../../messages/address.messages.ts";
import { entryWords } from "../../messages/entry.messages.ts";
import { messages } from "./AddressForm.messages.ts";

/** `addrId` is absent for a new address. */
type AddressName = keyof typeof addressRules;

export interface AddressFormProps extends FormGiven<AddressName>, FormDraft<AddressName>, RegionGiven {
  /** It is the default one and stays so. */
  isDefaultLocked?: boolean;
  /** Called by 取消; without it there is no such button. */
  onCancel?: () => void;
}

const plan: FormPlan<AddressFormProps> = {
  label: ({ defaultValues }) => (defaultValues?.addrId ? addressWords.edit : addressWords.add),
  check: checkedBy(addressRules),
  hidden: ({ defaultValues }) => ({ intent: "save-address", addrId: defaultValues?.addrId || undefined }),
  fields: [
    [
      text("receiver", {
        autoComplete: "name",
        label: addressWords.receiver,
        maxLength: addressLimits.receiverMax,
      }),
      mobile("mobile", { label: addressWords.mobile, placeholder: entryWords.mobileHint }),
    ],
    region,
    rowOf(TextArea)("detail", {
      label: messages.detail,
      maxLength: addressLimits.detailMax,
      placeholder: messages.detailHint,
      rows: 2,
    }),
    tick("isDefault", ({ isDefaultLocked }: AddressFormProps) => ({
      label: addressWords.setDefault,
      isDisabled: isDefaultLocked,
    })),
  ],
  submit: { label: actWords.save, pending: actWords.saving },
};

/** A delivery address (Spec §5). */
export const AddressForm = (props: AddressFormProps) => <FormPart given={props} plan={plan} />;
