import { listAddresses } from "@tradehall/api-client/endpoints/address/list-addresses";
import { desc, eq } from "drizzle-orm";
import { addresses } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { toAddress } from "./to-address.ts";

export default handle(listAddresses, async (_, { db, buyer }) => {
  const rows = await db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, buyer.userId))
    .orderBy(desc(addresses.isDefault), desc(addresses.id));
  return rows.map(toAddress);
});
