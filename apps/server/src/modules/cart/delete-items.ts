import { deleteItems } from "@tradehall/api-client/endpoints/cart/delete-items";
import { handle } from "#server/handle.ts";
import { deleteLines } from "./deletion.ts";

export default handle(deleteItems, ({ body }, context) => deleteLines(context, body.basketIds));
