import { logBuyerVisit } from "@tradehall/api-client/endpoints/site/log-buyer-visit";
import { handle } from "#server/handle.ts";
import { recordVisit } from "./record-visit.ts";

export default handle(logBuyerVisit, ({ body }, context) => recordVisit(context, body, context.buyer));
