export { CartHead, type CartHeadProps } from "./CartHead.tsx";
