import { countItems } from "@tradehall/api-client/endpoints/cart/count-items";
import { handle } from "#server/handle.ts";
import { countPieces } from "./rows.ts";

export default handle(countItems, (_, { db, buyer }) => countPieces(db, buyer));
