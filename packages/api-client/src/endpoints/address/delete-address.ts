import { addrParams } from "../../models/address.ts";
import { nothing } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Removes an address of the user; the default one is kept (api-family §8). */
export const deleteAddress = endpoint("DELETE /p/address/deleteAddr/{addrId}", {
  summary: "Removes an address of the user; the default one is kept",
  tag: "address",
  auth: "token",
  effect: "write",
  params: addrParams,
  answer: nothing,
  fails: ["A00004", "A00001"],
  example: { params: { addrId: 2 }, answer: null },
});
