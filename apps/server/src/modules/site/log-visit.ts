import { logVisit } from "@tradehall/api-client/endpoints/site/log-visit";
import { handle } from "#server/handle.ts";
import { recordVisit } from "./record-visit.ts";

export default handle(logVisit, ({ body }, context) => recordVisit(context, body, undefined));
