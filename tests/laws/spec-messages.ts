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

const said = (refusal: string, ...met: Met[]): MessageRow => ({ refusal, met });
const shown = (message: string, ...met: Met[]): MessageRow => ({ message, met });

const everyDay = "messages.spec.ts";
const reactions = "error-reactions.spec.ts";

export const messageRows: Readonly<Record<string, MessageRow>> = {
  "business error without a message": shown("reactionHost.fallback", [reactions]),
  "server problem": shown("chrome.serverError", [reactions]),
  "information update, title": shown("dealerChangedDialog.title", [reactions]),
  "information update, text": shown("dealerChangedDialog.text", [reactions]),
  "information update, button": shown("dealerChangedDialog.confirm", [reactions]),
  "search while the shop is closed": said("shopClosed", [reactions], ["shell.spec.ts"]),
  "page not found, title": shown("chrome.notFound", ["not-found.spec.ts"]),
  "page not found, text": shown("notFoundPage.text", ["not-found.spec.ts"]),
  "orders submitted at the same time": said("submittedAtOnce", [everyDay]),
  "activity too busy": said("tooHot", [everyDay]),
  "insufficient inventory": said("insufficientInventory", [everyDay]),
  "event not started": said("eventNotStarted", ["secdetail.spec.ts"]),
  "event ended": said("eventEnded", ["secdetail.spec.ts"]),
  "wrong number of items": said("wrongQuantity", [everyDay]),
  "region without delivery": said("regionNotDelivered", [everyDay]),
  "out of stock": said("soldOut", [everyDay], ["cart.spec.ts"]),
  "order expired": said("orderExpired", [everyDay], ["weixin-pay.spec.ts"]),
  "QR code expired": said("qrExpired", ["QrPayPanel.stories.tsx"]),
  "insufficient balance": said("insufficientBalance", [everyDay], ["PayMethods.stories.tsx"]),
  "order status changed": said("orderStatusChanged", [everyDay]),
  "all spaces": said("blankContent", [everyDay]),
  "account offline": said("sessionOffline", [reactions], ["session-ends.spec.ts"]),
  "signed in elsewhere": shown(
    "connectionNote.replaced",
    ["ConnectionNote.stories.tsx"],
    ["chat-link.test.ts", 'toBe("replaced")'],
    ["chat-socket.test.ts", 'next("replaced")'],
  ),
  "connection broken": shown("connectionNote.lost", ["ConnectionNote.stories.tsx"]),
  "customer service not online": shown("connectionNote.away", ["ConnectionNote.stories.tsx"]),
  "no logistics information": said("noLogistics", [everyDay], ["LogisticsTrail.stories.tsx"]),
  "nothing selected": said("selectAtLeastOne", [everyDay], ["CartBar.stories.tsx"]),
  "too many items settled together": said("settleLimit", ["CartBar.stories.tsx"]),
  "refund amount fixed": said("refundAmountFixed", ["RefundForm.stories.tsx", "words.fixed"]),
  "quantity cannot be reduced": said("quantityFloor", [everyDay]),
  "no longer for sale": said("notForSale", ["BuyBox.stories.tsx"]),
  "announcement missing": said("noticeMissing", ["notice-detail.spec.ts"]),
};

/** What section 8 says of a reaction, by the name that the catalogue gives it. */
export const reactionWords: Readonly<Record<string, Reaction>> = {
  "clear storage and token, go to `/login`": "signIn",
  "a toast with the server's message, then reject": "toastMessage",
  "a dialog that can only be confirmed, then home": "dealerChanged",
  "a toast with fixed words, details logged": "serverError",
  "reject without a message": "rejectSilently",
};
