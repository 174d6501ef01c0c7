/** Who may do what with a purchase list (采购清单). */

export const purchaseListActions = ["order", "copy", "change", "remove", "share"] as const;
export type PurchaseListAction = (typeof purchaseListActions)[number];

export type PurchaseListRole = "owner" | "administrator" | "member";

const allowed: Record<PurchaseListRole, readonly PurchaseListAction[]> = {
  owner: purchaseListActions,
  // A shared list whose owner has left the enterprise still has someone who keeps it in order.
  administrator: ["order", "copy", "change", "remove"],
  member: ["order", "copy"],
};

export interface PurchaseListFacts {
  /** Who made it, and for which enterprise; 0 outside any. */
  userId: number;
  enterpriseId: number;
  isShared: boolean;
}

/** Who asks, and for which enterprise they act now; 0 outside any. */
export interface PurchaseListReader {
  userId: number;
  enterpriseId: number;
  isAdministrator: boolean;
}

/** What the reader is to this list; undefined for one who does not see it. */
export function purchaseListRole(
  list: PurchaseListFacts,
  reader: PurchaseListReader,
): PurchaseListRole | undefined {
  if (list.enterpriseId !== reader.enterpriseId) return undefined;
  if (list.userId === reader.userId) return "owner";
  if (!list.isShared || list.enterpriseId === 0) return undefined;
  return reader.isAdministrator ? "administrator" : "member";
}

/** What the reader may do with it; a list is shared with an enterprise alone. */
export function allowedListActions(
  list: PurchaseListFacts,
  reader: PurchaseListReader,
): readonly PurchaseListAction[] {
  const role = purchaseListRole(list, reader);
  if (!role) return [];
  return allowed[role].filter((action) => action !== "share" || list.enterpriseId !== 0);
}
