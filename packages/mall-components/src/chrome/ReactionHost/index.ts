export { ReactionHost, type ReactionHostProps } from "./ReactionHost.tsx";
export { useReactionWords } from "./use-reaction-words.ts";
