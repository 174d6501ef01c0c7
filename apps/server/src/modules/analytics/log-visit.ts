import { logVisit } from "@tradehall/api-client/endpoints/analytics/log-visit";
import { handle } from "#server/handle.ts";
import { recordVisit } from "./record-visit.ts";

export default handle(logVisit, ({ body }, context) => recordVisit(context, body, undefined));
