import * as v from "valibot";
import { floorExample } from "../../models/examples/catalogue.ts";
import { HomeFloor } from "../../models/home.ts";
import { endpoint } from "../contract.ts";

/** Floors of the home page, each with a category and chosen products. */
export const getHomeFloors = endpoint("GET /home/floors", {
  summary: "Floors of the home page",
  tag: "home",
  auth: "none",
  effect: "read",
  answer: v.array(HomeFloor),
  fails: [],
  example: { answer: [floorExample] },
});
