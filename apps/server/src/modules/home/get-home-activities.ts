import { getHomeActivities } from "@tradehall/api-client/endpoints/home/get-home-activities";
import { handle } from "#server/handle.ts";
import { homeActivities } from "./home-activities.ts";

export default handle(getHomeActivities, async (_, { db, clock }) => homeActivities(db, clock.now()));
