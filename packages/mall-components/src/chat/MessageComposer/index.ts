export { MessageComposer } from "./MessageComposer.tsx";
export type { MessageComposerProps } from "./message-composer-props.ts";
