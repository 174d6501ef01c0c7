import * as v from "valibot";
import { picture } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Background and words of the landing page; empty where the operator set none (Spec §7). Open to all. */
export const getLandingBg = endpoint("GET /landingPage/landingPage/bg", {
  summary: "Background and words of the landing page",
  tag: "landing",
  auth: "none",
  effect: "read",
  answer: v.object({ bgImg: picture, title: v.string(), subTitle: v.string() }),
  fails: [],
  example: {
    answer: {
      bgImg: "/pictures/b/banner-01",
      title: "工业品一站式采购",
      subTitle: "留下需求，专属顾问 1 个工作日内联系您",
    },
  },
});
