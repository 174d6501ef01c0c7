import type { CategoryNode } from "@tradehall/api-client/models/category";
import type { ShopCategory } from "@tradehall/mall-components/catalog/ShopCategories";
import { type ListAddress, listHref, listRoot } from "../../adapters/list-address.ts";

const levels = ["cpid", "cid", "thCid"] as const;

/** The mall's categories that the shop has goods in, open down to the one that is shown. */
export function toShopCategories(
  nodes: readonly CategoryNode[],
  address: ListAddress,
  above: ListAddress = listRoot(address),
  level = 0,
): ShopCategory[] {
  const name = levels[level];
  if (!name) return [];
  return nodes.map((node) => {
    const id = String(node.categoryId);
    const own = { ...above, [name]: id };
    return {
      id,
      name: node.categoryName,
      href: listHref(own),
      isOpen: address[name] === id,
      children: toShopCategories(node.categories ?? [], address, own, level + 1),
    };
  });
}
