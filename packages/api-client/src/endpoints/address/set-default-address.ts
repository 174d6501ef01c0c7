import { addrParams } from "../../models/address.ts";
import { nothing } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Makes an address of the user the default one. */
export const setDefaultAddress = endpoint("PUT /p/address/defaultAddr/{addrId}", {
  summary: "Makes an address of the user the default one",
  tag: "address",
  auth: "token",
  effect: "write",
  params: addrParams,
  answer: nothing,
  fails: ["A00004", "A00001"],
  example: { params: { addrId: 2 }, answer: null },
});
