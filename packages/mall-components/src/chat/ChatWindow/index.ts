export { ChatWindow, type ChatWindowProps } from "./ChatWindow.tsx";
