import { deleteItemsByPut } from "@tradehall/api-client/endpoints/cart/delete-items-by-put";
import { handle } from "#server/handle.ts";
import { deleteLines } from "./deletion.ts";

export default handle(deleteItemsByPut, ({ body }, context) => deleteLines(context, body.basketIds));
