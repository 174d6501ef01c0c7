export { OfferHead, type OfferHeadProps } from "./OfferHead.tsx";
