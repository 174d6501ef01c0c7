import { sandboxListStores } from "@tradehall/api-client/endpoints/sandbox/shop/list-stores";
import { handle } from "#server/handle.ts";
import { listedStores } from "./store-rows.ts";

export default handle(sandboxListStores, async (_, { db, clock }) => listedStores(db, clock.now()));
