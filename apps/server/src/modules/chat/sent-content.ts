/** What a buyer says, checked and written as it is kept: goods and orders as they are now, pictures that are their own. */
import type { SentContent } from "@tradehall/api-client/models/chat";
import { chatTextRules } from "@tradehall/mall-rules/checks/chat";
import { faultsOf, normalized } from "@tradehall/mall-rules/checks/form";
import { yuanToFen } from "@tradehall/mall-rules/money";
import { and, asc, eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import type { KeptContent } from "#server/db/schema/chat.ts";
import { files, orderItems, orders, skus } from "#server/db/schema/index.ts";
import type { Buyer } from "#server/handle.ts";
import { isOwnOrder } from "#server/modules/order/lifecycle/lock-orders.ts";
import { listedCards } from "#server/modules/product/product-cards.ts";
import { refuse, refuseFields } from "#server/refuse.ts";
import type { ConversationRow } from "./own-conversations.ts";

export interface Kept {
  kind: SentContent["kind"];
  text: string;
  content: KeptContent;
}

/** A text as it is kept; refused where it is empty, too long or hides what it says. */
export function keptText(typed: string): string {
  const values = normalized(chatTextRules, { get: () => typed });
  refuseFields(faultsOf(chatTextRules, values));
  return values.text;
}

async function keptProduct(
  db: Database,
  { prodId, skuId }: { prodId: number; skuId: number | null },
  now: Date,
): Promise<KeptContent> {
  const [card] = await listedCards(db, now, [prodId]);
  if (!card) refuse("prodMissing");
  const own = and(eq(skus.id, skuId ?? 0), eq(skus.prodId, prodId));
  const [sku] = skuId === null ? [] : await db.select().from(skus).where(own);
  if (skuId !== null && !sku) refuse("skuMissing");
  return {
    ...{ prodId, skuId, name: card.prodName },
    skuName: sku?.values.join(" ") ?? "",
    picture: sku?.picture || card.pic,
    priceFen: sku?.priceFen ?? yuanToFen(card.activityPrice ?? card.price),
  };
}

/** An order that the buyer sees, and that is of the shop they talk to; the platform helps with any. */
async function keptOrder(
  db: Database,
  { buyer, conversation, orderNumber }: { buyer: Buyer; conversation: ConversationRow; orderNumber: string },
): Promise<KeptContent> {
  const [order] = await db
    .select({ shopId: orders.shopId, actualFen: orders.actualFen })
    .from(orders)
    .where(and(eq(orders.orderNumber, orderNumber), isOwnOrder(buyer)));
  if (!order) refuse("orderMissing");
  if (conversation.shopId !== null && conversation.shopId !== order.shopId) refuse("chatOrderElsewhere");
  const items = await db
    .select({ name: orderItems.prodName, picture: orderItems.picture, quantity: orderItems.quantity })
    .from(orderItems)
    .where(eq(orderItems.orderNumber, orderNumber))
    .orderBy(asc(orderItems.id));
  return {
    orderNumber,
    name: items[0]?.name ?? "",
    picture: items[0]?.picture ?? "",
    pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
    priceFen: order.actualFen,
  };
}

async function keptPicture(db: Database, userId: number, filePath: string): Promise<KeptContent> {
  const [path = ""] = filePath.split("?");
  const own = and(eq(files.path, path), eq(files.userId, userId), eq(files.purpose, "chat"));
  const [file] = await db.select({ width: files.width, height: files.height }).from(files).where(own);
  return file ? { path, ...file } : refuse("pictureMissing");
}

export async function keptContent(
  db: Database,
  sent: SentContent,
  { buyer, conversation, now }: { buyer: Buyer; conversation: ConversationRow; now: Date },
): Promise<Kept> {
  if (sent.kind === "text") return { kind: sent.kind, text: keptText(sent.text), content: {} };
  const content =
    sent.kind === "product"
      ? await keptProduct(db, { prodId: sent.prodId, skuId: sent.skuId ?? null }, now)
      : sent.kind === "order"
        ? await keptOrder(db, { buyer, conversation, orderNumber: sent.orderNumber })
        : await keptPicture(db, buyer.userId, sent.filePath);
  return { kind: sent.kind, text: "", content };
}
