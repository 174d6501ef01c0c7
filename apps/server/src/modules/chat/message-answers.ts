/** Rows of messages as the contract says them. */
import type { ChatContent, ChatMessage } from "@tradehall/api-client/models/chat";
import { fen, fenToYuan } from "@tradehall/mall-rules/money";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { inArray } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { type chatMessages, orders } from "#server/db/schema/index.ts";
import { signerOf } from "#server/modules/file/signed-path.ts";

export type MessageRow = typeof chatMessages.$inferSelect;

/** For whom it is said: a buyer by their id, or the sandbox's shop, whose id is 0. */
interface Reader {
  reader: number;
  now: Date;
}

async function statusOfOrders(db: Database, rows: readonly MessageRow[]): Promise<Map<string, number>> {
  const numbers = [...new Set(rows.flatMap(({ content }) => content.orderNumber ?? []))];
  if (numbers.length === 0) return new Map();
  const found = await db
    .select({ orderNumber: orders.orderNumber, status: orders.status })
    .from(orders)
    .where(inArray(orders.orderNumber, numbers));
  return new Map(found.map(({ orderNumber, status }) => [orderNumber, status]));
}

interface Facts {
  sign: (path: string) => string;
  statuses: ReadonlyMap<string, number>;
}

function contentOf({ kind, text, content }: MessageRow, { sign, statuses }: Facts): ChatContent {
  const { name = "", picture = "", skuName = "", priceFen = 0 } = content;
  if (kind === "text") return { kind, text };
  if (kind === "picture")
    return {
      kind,
      path: sign(content.path ?? ""),
      width: content.width ?? 0,
      height: content.height ?? 0,
    };
  if (kind === "product") {
    const { prodId = 0, skuId = null } = content;
    return { kind, prodId, skuId, prodName: name, skuName, pic: picture, price: fenToYuan(fen(priceFen)) };
  }
  const { orderNumber = "", pieces = 0 } = content;
  return {
    kind,
    orderNumber,
    prodName: name,
    pic: picture,
    prodCount: pieces,
    actualTotal: fenToYuan(fen(priceFen)),
    status: statuses.get(orderNumber) ?? null,
  };
}

/** The rows in their order; each side sees the ids of its own messages alone. */
export async function toMessages(
  db: Database,
  rows: readonly MessageRow[],
  { reader, now }: Reader,
): Promise<ChatMessage[]> {
  const [sign, statuses] = await Promise.all([
    rows.some(({ kind }) => kind === "picture") ? signerOf(db, reader, now) : (path: string) => path,
    statusOfOrders(db, rows),
  ]);
  const ownParty = reader === 0 ? "shop" : "buyer";
  return rows.map((row) => ({
    conversationId: row.conversationId,
    seq: row.seq,
    party: row.party,
    clientId: row.party === ownParty ? row.clientId : "",
    content: contentOf(row, { sign, statuses }),
    sentAt: row.sentAt.getTime(),
    createTime: chinaTime(row.sentAt),
  }));
}
