export { BlockCategories, type BlockCategoriesProps } from "./BlockCategories.tsx";
