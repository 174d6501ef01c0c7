/** The checkout's pages with a buyer's choices. */
import { choiceParams, type FrailChoice, type OrderChoices } from "@tradehall/mall-adapters/checkout-choices";
import { hrefTo } from "../href-to.ts";

/** A flash sale and the points mall have pages of their own. */
const pageOf = ({ seckill, isRedeemed }: OrderChoices) =>
  isRedeemed ? "submit-integral-order" : seckill ? "secdetail-confirm-order" : "submit-order";

/** The page itself, to which its dialogs post. */
export const checkoutPath = (choices: OrderChoices): string => hrefTo(pageOf(choices));

/** The address of the page with these choices. */
export const choicesHref = (choices: OrderChoices, undone?: FrailChoice): string =>
  hrefTo(pageOf(choices), choiceParams(choices, undone));
