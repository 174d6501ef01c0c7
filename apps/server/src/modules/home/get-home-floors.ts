import { getHomeFloors } from "@tradehall/api-client/endpoints/home/get-home-floors";
import { handle } from "#server/handle.ts";
import { homeFloors } from "./home-parts.ts";

export default handle(getHomeFloors, async (_, { db, clock }) => homeFloors(db, clock.now()));
