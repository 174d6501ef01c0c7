/** The one call of the rail that pages make without a press; imported when it is due. */
import { recordBrowse } from "@tradehall/api-client/endpoints/browse-log/record-browse";
import { mall } from "../browser/calls/client.ts";

export const noteVisit = (prodId: number) => mall(recordBrowse, { body: { prodId } });
