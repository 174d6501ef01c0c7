export type { ChatPresence } from "../chat-view.ts";
export { PresenceMark, type PresenceMarkProps } from "./PresenceMark.tsx";
