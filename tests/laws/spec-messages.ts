/**
 * Each message of Spec §8: where its words stand (a refusal of the server, or a message of a component by its id), and the
 * tests that meet it where a buyer does. A test names the words, or their key; else what it names is beside it.
 */
import type { Reaction } from "../../packages/api-client/src/errors/catalogue.ts";

/** A test by its file name, and what it names where that is not the message. */
type Met = readonly [file: string, names?: string];

export interface MessageRow {
  refusal?: string;
  message?: string;
  met: readonly Met[];
}

const refused = (refusal: string, ...met: Met[]): MessageRow => ({ refusal, met });
const shown = (message: string, ...met: Met[]): MessageRow => ({ message, met });

const everyDay = "messages.spec.ts";
const reactions = "error-reactions.spec.ts";

export const messageRows: Readonly<Record<string, MessageRow>> = {
  "business error without a message": shown("reactionHost.fallback", [reactions]),
  "server problem": shown("chrome.serverError", [reactions]),
  "information update, title": shown("changedDialog.dealer.title", [reactions]),
  "information update, text": shown("changedDialog.dealer.text", [reactions]),
  "information update, button": shown("changedDialog.dealer.confirm", [reactions]),
  "search while the shop is closed": refused("shopClosed", [reactions], ["shell.spec.ts"]),
  "page not found, title": shown("chrome.notFound", ["not-found.spec.ts"]),
  "page not found, text": shown("notFoundPage.text", ["not-found.spec.ts"]),
  "orders submitted at the same time": refused("submittedAtOnce", [everyDay]),
  "activity too busy": refused("tooHot", [everyDay]),
  "insufficient inventory": refused("insufficientInventory", [everyDay]),
  "event not started": refused("eventNotStarted", ["secdetail.spec.ts"]),
  "event ended": refused("eventEnded", ["secdetail.spec.ts"]),
  "wrong number of items": refused("wrongQuantity", [everyDay]),
  "region without delivery": refused("regionNotDelivered", [everyDay]),
  "out of stock": refused("soldOut", [everyDay], ["cart.spec.ts"]),
  "order expired": refused("orderExpired", [everyDay], ["weixin-pay.spec.ts"]),
  "QR code expired": refused("qrExpired", ["QrPayPanel.stories.tsx"]),
  "insufficient balance": refused("insufficientBalance", [everyDay], ["PayMethods.stories.tsx"]),
  "order status changed": refused("orderStatusChanged", [everyDay]),
  "all spaces": refused("blankContent", [everyDay]),
  "account offline": refused("sessionOffline", [reactions], ["session-ends.spec.ts"]),
  "signed in elsewhere": shown(
    "connectionNote.replaced",
    ["ConnectionNote.stories.tsx"],
    ["chat-link.test.ts", 'toBe("replaced")'],
    ["chat-socket.test.ts", 'next("replaced")'],
  ),
  "connection broken": shown("connectionNote.lost", ["ConnectionNote.stories.tsx"]),
  "customer service not online": shown("connectionNote.away", ["ConnectionNote.stories.tsx"]),
  "no logistics information": refused("noLogistics", [everyDay], ["LogisticsTrail.stories.tsx"]),
  "nothing selected": refused("selectAtLeastOne", [everyDay], ["CartBar.stories.tsx"]),
  "too many items settled together": refused("settleLimit", ["CartBar.stories.tsx"]),
  "refund amount fixed": refused("refundAmountFixed", ["RefundForm.stories.tsx", "words.fixed"]),
  "quantity cannot be reduced": refused("quantityFloor", [everyDay]),
  "no longer for sale": refused("notForSale", ["BuyBox.stories.tsx"]),
  "announcement missing": refused("noticeMissing", ["notice-detail.spec.ts"]),
};

/** What section 8 says of a reaction, by the name that the catalogue gives it. */
export const reactionWords: Readonly<Record<string, Reaction>> = {
  "clear storage and token, go to `/login`": "signIn",
  "a toast with the server's message, then reject": "toastMessage",
  "a dialog that can only be confirmed, then home": "dealerChanged",
  "a toast with fixed words, details logged": "serverError",
  "reject without a message": "rejectSilently",
};
