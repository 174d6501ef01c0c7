import { Address, addressExample, addrParams } from "../../models/address.ts";
import { endpoint } from "../contract.ts";

/** One address of the user. */
export const getAddress = endpoint("GET /p/address/addrInfo/{addrId}", {
  summary: "One address of the user",
  tag: "address",
  auth: "token",
  effect: "read",
  params: addrParams,
  answer: Address,
  fails: ["A00004", "A00001"],
  example: { params: { addrId: 1 }, answer: addressExample },
});
