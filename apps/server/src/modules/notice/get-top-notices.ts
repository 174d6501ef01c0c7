import { getTopNotices } from "@tradehall/api-client/endpoints/notice/get-top-notices";
import { handle } from "#server/handle.ts";
import { topNotices } from "./top-notices.ts";

export default handle(getTopNotices, async ({ query }, { db, clock }) =>
  topNotices(db, clock.now(), query.shopId),
);
