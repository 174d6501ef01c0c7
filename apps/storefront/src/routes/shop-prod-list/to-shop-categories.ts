import type { CategoryNode } from "@tradehall/api-client/models/category";
import type { ShopCategory as OwnCategory } from "@tradehall/api-client/models/shop-category";
import type { ShopCategory } from "@tradehall/mall-components/shop/ShopCategories";
import { type ListAddress, levels, listHref, listRoot } from "../../adapters/list-address.ts";

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

/** The shop's own categories instead, where it has made some: each leads to its goods, whatever their kind. */
export function toOwnCategories(own: readonly OwnCategory[], address: ListAddress): ShopCategory[] {
  const root = listRoot(address);
  const leaf = (shopCid: number, name: string, children: ShopCategory[]): ShopCategory => {
    const id = String(shopCid);
    const isOpen = address.shopCid === id || children.some((child) => child.isOpen);
    return { id, name, href: listHref({ ...root, shopCid: id }), isOpen, children };
  };
  return own.map(({ shopCid, name, categories }) =>
    leaf(
      shopCid,
      name,
      categories.map((below) => leaf(below.shopCid, below.name, [])),
    ),
  );
}
