export * from "./UserCenterMenu.tsx";
