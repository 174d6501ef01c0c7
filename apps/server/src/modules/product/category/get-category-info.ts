import { getCategoryInfo } from "@tradehall/api-client/endpoints/product/category/get-category-info";
import { handle } from "#server/handle.ts";
import { catalogueMap, treeUnder } from "./catalogue-map.ts";

export default handle(getCategoryInfo, async ({ query }, { db }) => {
  const map = await catalogueMap(db);
  const parentId = query.parentId || 0;
  const { shopId } = query;
  const places = map.places.filter(
    (place) =>
      (shopId === undefined || place.shopId === shopId) && (parentId === 0 || place.path.includes(parentId)),
  );
  const stocked = shopId === undefined ? undefined : new Set(places.flatMap((place) => place.path));
  const brandIds = new Set(places.map((place) => place.brandId));
  return {
    categoryInfo: treeUnder(map, parentId, stocked),
    brandInfo: [...map.brands.values()]
      .filter((brand) => brandIds.has(brand.id))
      .map((brand) => ({ brandId: brand.id, brandName: brand.name, logo: brand.logo })),
  };
});
