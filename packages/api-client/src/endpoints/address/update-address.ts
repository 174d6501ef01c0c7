import * as v from "valibot";
import { Address, addressExample, addressForm, addressFormExample } from "../../models/address.ts";
import { id } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Changes an address of the user (Spec §5). Faults by field. */
export const updateAddress = endpoint("PUT /p/address/updateAddr", {
  summary: "Changes an address of the user",
  tag: "address",
  auth: "token",
  effect: "write",
  body: v.object({ ...addressForm, addrId: id }),
  answer: Address,
  fails: ["A00004", "A00001"],
  example: { body: { ...addressFormExample, addrId: 1 }, answer: addressExample },
});
