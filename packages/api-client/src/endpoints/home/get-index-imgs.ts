import * as v from "valibot";
import { bannerExample } from "../../models/examples/catalogue.ts";
import { HomeBanner } from "../../models/home.ts";
import { endpoint } from "../contract.ts";

/** Banners of the home page in their order (api-family §6). */
export const getIndexImgs = endpoint("GET /indexImgs", {
  summary: "Banners of the home page",
  tag: "home",
  auth: "none",
  effect: "read",
  answer: v.array(HomeBanner),
  fails: [],
  example: { answer: [bannerExample] },
});
