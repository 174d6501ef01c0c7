import { sandboxListCredit } from "@tradehall/api-client/endpoints/sandbox/credit/list-credit";
import { handle } from "#server/handle.ts";
import { listedCredit } from "./credit-rows.ts";

export default handle(sandboxListCredit, async (_, { db, clock }) => listedCredit(db, clock.now()));
