export { UserCenterMenu, type UserCenterMenuItem, type UserCenterMenuProps } from "./UserCenterMenu.tsx";
export { type UserCenterGroup, type UserCenterPage, userCenterGroups } from "./user-center-pages.ts";
