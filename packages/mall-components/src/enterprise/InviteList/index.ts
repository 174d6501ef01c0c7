export { InviteList, type InviteListProps, type InviteView } from "./InviteList.tsx";
