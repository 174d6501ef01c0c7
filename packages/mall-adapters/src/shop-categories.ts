/** The categories beside a shop's goods. */
import type { CategoryNode } from "@tradehall/api-client/models/category";
import type { ShopCategory as OwnCategory } from "@tradehall/api-client/models/shop-category";
import type { ShopCategory } from "@tradehall/mall-components/shop/ShopCategories";
import type { DataRoutes } from "./data-routes.ts";
import { type ListFilters, levels, listRoot } from "./list-filters.ts";

/** The mall's categories that the shop has goods in, open down to the one that is shown. */
export function toShopCategories(
  nodes: readonly CategoryNode[],
  asked: ListFilters,
  routes: DataRoutes,
  above: ListFilters = listRoot(asked),
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
      href: routes.list(own),
      isOpen: asked[name] === id,
      children: toShopCategories(node.categories ?? [], asked, routes, own, level + 1),
    };
  });
}

/** The shop's own categories instead, where it has made some: each leads to its goods, whatever their kind. */
export function toOwnCategories(
  own: readonly OwnCategory[],
  asked: ListFilters,
  routes: DataRoutes,
): ShopCategory[] {
  const root = listRoot(asked);
  const leaf = (shopCid: number, name: string, children: ShopCategory[]): ShopCategory => {
    const id = String(shopCid);
    const isOpen = asked.shopCid === id || children.some((child) => child.isOpen);
    return { id, name, href: routes.list({ ...root, shopCid: id }), isOpen, children };
  };
  return own.map(({ shopCid, name, categories }) =>
    leaf(
      shopCid,
      name,
      categories.map((below) => leaf(below.shopCid, below.name, [])),
    ),
  );
}
