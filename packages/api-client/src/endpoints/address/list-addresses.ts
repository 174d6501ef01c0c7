import * as v from "valibot";
import { Address, addressExample } from "../../models/address.ts";
import { endpoint } from "../contract.ts";

/** The user's addresses, the default one first. */
export const listAddresses = endpoint("GET /p/address/list", {
  summary: "The user's addresses, the default one first",
  tag: "address",
  auth: "token",
  effect: "read",
  answer: v.array(Address),
  fails: ["A00004"],
  example: { answer: [addressExample] },
});
