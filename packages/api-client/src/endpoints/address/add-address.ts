import * as v from "valibot";
import { Address, addressExample, addressForm, addressFormExample } from "../../models/address.ts";
import { endpoint } from "../contract.ts";

/** Keeps another address, at most 20; the first becomes the default (Spec §5, decisions). Faults by field. */
export const addAddress = endpoint("POST /p/address/addAddr", {
  summary: "Keeps another address, at most 20; the first becomes the default",
  tag: "address",
  auth: "token",
  effect: "write",
  creates: true,
  body: v.object(addressForm),
  answer: Address,
  fails: ["A00004", "A00001"],
  example: { body: addressFormExample, answer: addressExample },
});
