import { clearCart } from "@tradehall/api-client/endpoints/cart/clear-cart";
import { handle } from "#server/handle.ts";
import { deleteLines } from "./deletion.ts";

export default handle(clearCart, (_, context) => deleteLines(context));
