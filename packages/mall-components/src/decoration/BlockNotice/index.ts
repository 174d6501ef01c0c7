export { BlockNotice, type BlockNoticeProps } from "./BlockNotice.tsx";
