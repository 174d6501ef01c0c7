import { getDecoration } from "@tradehall/api-client/endpoints/decoration/get-decoration";
import { eq } from "drizzle-orm";
import { decorations } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";
import { adminToAsk } from "../enterprise/admin-to-ask.ts";
import { shopInfo } from "../shop/shop-info.ts";
import { mayPreview } from "./may-preview.ts";
import { shownBlocks } from "./shown-blocks.ts";

export default handle(getDecoration, async ({ query }, context) => {
  const { db, clock, buyer } = context;
  const [row] = await db.select().from(decorations).where(eq(decorations.id, query.id));
  if (!row) refuse("decorationMissing");
  if (!(await mayPreview(db, buyer, row.shopId)))
    refuse("decorationNotYours", {}, { adminToAsk: await adminToAsk(db, buyer) });
  return {
    decorationId: row.id,
    name: row.name,
    status: row.status,
    shop: await shopInfo(context, row.shopId),
    blocks: await shownBlocks(context, row.blocks, `decoration ${row.id}`),
    now: clock.now().getTime(),
  };
});
