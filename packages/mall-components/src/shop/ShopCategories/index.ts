export { ShopCategories, type ShopCategoriesProps, type ShopCategory } from "./ShopCategories.tsx";
