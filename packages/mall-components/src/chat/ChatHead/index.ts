export { ChatHead, type ChatHeadProps } from "./ChatHead.tsx";
