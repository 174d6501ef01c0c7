import { listAreas } from "@tradehall/api-client/endpoints/address/list-areas";
import { handle } from "#server/handle.ts";
import { regionsIn } from "./regions.ts";

export default handle(listAreas, async ({ query }) => regionsIn(query.pid));
