import * as v from "valibot";
import { LandingProd } from "../../models/landing.ts";
import { endpoint } from "../contract.ts";

/** The products that the landing page shows (Spec §7). Open to all. */
export const getLandingProds = endpoint("GET /landingPage/landingPage/prod", {
  summary: "The products that the landing page shows",
  tag: "landing",
  auth: "none",
  effect: "read",
  answer: v.array(LandingProd),
  fails: [],
  example: {
    answer: [{ prodId: 1, prodName: "两用扳手", brief: "72 齿棘轮", pic: "/pictures/p/wrench-01" }],
  },
});
