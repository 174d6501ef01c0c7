export { CompareTray, type CompareTrayProps, type TrayItem } from "./CompareTray.tsx";
