import { getIndexImgs } from "@tradehall/api-client/endpoints/home/get-index-imgs";
import { handle } from "#server/handle.ts";
import { homeBanners } from "./home-parts.ts";

export default handle(getIndexImgs, async (_, { db }) => homeBanners(db));
