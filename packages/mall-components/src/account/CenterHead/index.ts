export { CenterHead, type CenterHeadProps, type CenterPerson } from "./CenterHead.tsx";
