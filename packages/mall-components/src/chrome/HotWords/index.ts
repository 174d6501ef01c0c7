export { type HotWord, HotWords, type HotWordsProps } from "./HotWords.tsx";
