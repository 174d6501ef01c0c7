import { homeActivitiesExample } from "../../models/examples/catalogue.ts";
import { HomeActivities } from "../../models/home.ts";
import { endpoint } from "../contract.ts";

/** Flash sale of this moment and the next, group buying and limited-time offers, with the server's now. */
export const getHomeActivities = endpoint("GET /home/activities", {
  summary: "Activities of this moment",
  tag: "home",
  auth: "none",
  effect: "read",
  answer: HomeActivities,
  fails: [],
  example: { answer: homeActivitiesExample },
});
