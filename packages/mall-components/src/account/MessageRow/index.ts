export { MessageRow, type MessageRowProps, type MessageView } from "./MessageRow.tsx";
