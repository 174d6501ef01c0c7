import { getAddress } from "@tradehall/api-client/endpoints/address/get-address";
import { handle } from "#server/handle.ts";
import { ownAddress } from "./own-addresses.ts";
import { toAddress } from "./to-address.ts";

export default handle(getAddress, async ({ params }, { db, buyer }) =>
  toAddress(await ownAddress(db, buyer.userId, params.addrId)),
);
