/** Decorations for tests: a home with a block of each way to be filled, a draft, and another shop's. */
import type { Database } from "#server/db/database.ts";
import { decorations } from "#server/db/schema/index.ts";
import { world } from "#server/testing/world.ts";

const { shops, prods } = world;
const updatedAt = new Date("2026-01-02T00:00:00Z");

export const planted = { home: 1, draft: 2, dealers: 3, suspended: 4 };

export const homeBlocks = [
  { kind: "products", title: "推荐", prodIds: [prods.virtual, prods.offShelf, prods.screws, 987_654] },
  { kind: "coupons", title: "领券", couponIds: [902, 901] },
  { kind: "richText", html: '<p onclick="x()">好<script>alert(1)</script></p>' },
  { kind: "liveRoom", room: "3" },
  { kind: "banner", pictures: [{ imgUrl: "https://elsewhere.example/x", alt: "", link: null }] },
  { kind: "notice", lines: [{ text: "看", link: { to: "url", url: "javascript:alert(1)" } }] },
  "no block at all",
];

export async function plantDecorations(db: Database): Promise<void> {
  const published = { name: "首页", status: "published" as const, updatedAt };
  await db.insert(decorations).values([
    { id: planted.home, shopId: shops.own, ...published, blocks: homeBlocks },
    { id: planted.draft, shopId: shops.own, name: "草稿", blocks: [{ kind: "liveRoom" }], updatedAt },
    { id: planted.dealers, shopId: shops.dealer, name: "草稿", blocks: [], updatedAt },
    { id: planted.suspended, shopId: shops.suspended, ...published, blocks: homeBlocks },
  ]);
}
