/** Announcements of tests: old, new, on top, a shop's, one of the year 2100, one withdrawn. */
import type { Database } from "#server/db/database.ts";
import { notices } from "#server/db/schema/index.ts";
import { world } from "#server/testing/world.ts";

export async function plantNotices(db: Database): Promise<void> {
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  await db.insert(notices).values([
    { id: 1, title: "旧公告", contentHtml: "<p>旧</p>", publishedAt: at(1) },
    { id: 2, title: "新公告", contentHtml: "<p onclick=x>新</p>", publishedAt: at(9) },
    { id: 3, title: "置顶", contentHtml: "<p>上</p>", isTop: true, publishedAt: at(2) },
    {
      id: 4,
      title: "店铺公告",
      contentHtml: "<p>店</p>",
      isTop: true,
      shopId: world.shops.dealer,
      publishedAt: at(3),
    },
    { id: 6, title: "撤下", contentHtml: "<p>撤</p>", isTop: true, isWithdrawn: true, publishedAt: at(4) },
    { id: 5, title: "将来", contentHtml: "<p>未</p>", isTop: true, publishedAt: new Date("2100-01-01") },
  ]);
}
