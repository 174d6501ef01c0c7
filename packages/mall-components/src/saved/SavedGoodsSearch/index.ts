export { SavedGoodsSearch, type SavedGoodsSearchProps } from "./SavedGoodsSearch.tsx";
