// The language of the shop: "./words.en" makes all of it English.
export { language, messages, words } from "./words.zh";
