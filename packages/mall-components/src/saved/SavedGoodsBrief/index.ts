export { SavedGoodsBrief, type SavedGoodsBriefProps } from "./SavedGoodsBrief.tsx";
