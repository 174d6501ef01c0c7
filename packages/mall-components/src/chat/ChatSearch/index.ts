export { type ChatHit, ChatSearch, type ChatSearchProps } from "./ChatSearch.tsx";
