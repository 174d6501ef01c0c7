import { getShopDecoration } from "@tradehall/api-client/endpoints/decoration/get-shop-decoration";
import { isShopOpen } from "@tradehall/mall-rules/states/shop/shop";
import { and, eq } from "drizzle-orm";
import { decorations } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { shopInfo } from "../shop/shop-info.ts";
import { shopNumbers } from "../shop/shop-numbers.ts";
import { shownBlocks } from "./shown-blocks.ts";

/** A shop that has published nothing shows what it sells best. */
export default handle(getShopDecoration, async ({ query: { shopId } }, context) => {
  const [shop, [home], numbers] = await Promise.all([
    shopInfo(context, shopId),
    context.db
      .select()
      .from(decorations)
      .where(and(eq(decorations.shopId, shopId), eq(decorations.status, "published"))),
    shopNumbers(context),
  ]);
  const { blocks, name } = home ?? {
    blocks: [{ kind: "products", prodIds: numbers(shopId).bestIds }],
    name: "",
  };
  return {
    decorationId: home?.id ?? null,
    name,
    status: "published" as const,
    shop,
    blocks: isShopOpen(shop.shopStatus) ? await shownBlocks(context, blocks, `shop ${shopId}'s home`) : [],
    now: context.clock.now().getTime(),
  };
});
