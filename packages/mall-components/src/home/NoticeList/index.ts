export { type Notice, NoticeList, type NoticeListProps } from "./NoticeList.tsx";
