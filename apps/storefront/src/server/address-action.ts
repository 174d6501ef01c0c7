/** The address page's intents: save, delete, make default. Server only. */
import { addAddress } from "@tradehall/api-client/endpoints/address/add-address";
import { deleteAddress } from "@tradehall/api-client/endpoints/address/delete-address";
import { setDefaultAddress } from "@tradehall/api-client/endpoints/address/set-default-address";
import { updateAddress } from "@tradehall/api-client/endpoints/address/update-address";
import type { Client } from "@tradehall/api-client/transport";
import { addressRules } from "@tradehall/mall-rules/checks/address";
import { normalized } from "@tradehall/mall-rules/checks/form";
import type { Locale } from "@tradehall/mall-rules/words";
import { data } from "react-router-dom";
import { askFirst } from "./ask-first.ts";
import { type Attempt, attemptForm, statusOfAnswer } from "./attempt.ts";
import { textOf } from "./form.ts";

/** What saving an address answers. */
export type AddressAnswer = { intent: string } & Attempt<{ addrId: number }>;

const idOf = (text: string): number => Number(text) || 0;

/** The form says `detail` where the wire says `addr`. */
const toFormFields = ({ addr, ...rest }: Record<string, string>): Record<string, string> =>
  addr ? { ...rest, detail: addr } : rest;

export async function addressAction(mall: Client, form: FormData, locale: Locale) {
  const intent = textOf(form, "intent");
  const typed = normalized(addressRules, form);
  const addrId = idOf(typed.addrId);
  const params = { params: { addrId } };
  const question = {
    about: "deleteAddress",
    values: { receiver: typed.receiver, address: textOf(form, "address") },
  } as const;
  const done = await askFirst(form, intent === "delete" ? question : undefined, () =>
    attemptForm(async () => {
      if (intent === "delete") await mall(deleteAddress, params);
      else if (intent === "set-default") await mall(setDefaultAddress, params);
      else {
        const body = {
          receiver: typed.receiver,
          mobile: typed.mobile,
          provinceId: idOf(typed.provinceId),
          cityId: idOf(typed.cityId),
          areaId: idOf(typed.areaId),
          addr: typed.detail,
          commonAddr: typed.isDefault ? (1 as const) : (0 as const),
        };
        const saved = addrId
          ? await mall(updateAddress, { body: { ...body, addrId } })
          : await mall(addAddress, { body });
        return { addrId: saved.addrId };
      }
      return { addrId };
    }, locale),
  );
  const answer: AddressAnswer = done.ok
    ? { intent, ...done }
    : { intent, ok: false, error: { ...done.error, fields: toFormFields(done.error.fields) } };
  return data(answer, { status: statusOfAnswer(done) });
}
