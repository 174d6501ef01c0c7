export { CheckoutSkeleton, type CheckoutSkeletonProps } from "./CheckoutSkeleton.tsx";
