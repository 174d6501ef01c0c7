/** Goods of the points mall for journeys. */
import type { Buyer } from "./buyer.ts";

interface Card {
  prodId: number;
  prodName: string;
}

/** The id of the product whose name holds this. */
export async function pointsProduct(buyer: Buyer, name: string): Promise<number> {
  const { records } = await buyer.call<{ records: Card[] }>("GET", "/p/score/prodPage?size=100");
  const found = records.find(({ prodName }) => prodName.includes(name));
  if (!found) throw new Error(`no points product is called ${name}`);
  return found.prodId;
}
