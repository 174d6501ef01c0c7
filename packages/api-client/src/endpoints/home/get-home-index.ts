import {
  bannerExample,
  cardExample,
  floorExample,
  homeActivitiesExample,
  noticeExample,
} from "../../models/examples/catalogue.ts";
import { HomeIndex } from "../../models/home.ts";
import { endpoint } from "../contract.ts";

/** Everything the home page shows, in one round trip. */
export const getHomeIndex = endpoint("GET /home/index", {
  summary: "Everything the home page shows",
  tag: "home",
  auth: "none",
  effect: "read",
  answer: HomeIndex,
  fails: [],
  example: {
    answer: {
      banners: [bannerExample],
      notices: [noticeExample],
      newProducts: [cardExample],
      activities: homeActivitiesExample,
      floors: [floorExample],
      shops: [
        { shopId: 1, shopName: "百工自营", shopType: 1, shopLogo: "", intro: "正品保障", prodCount: 180 },
      ],
    },
  },
});
