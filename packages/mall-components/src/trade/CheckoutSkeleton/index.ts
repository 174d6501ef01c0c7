export * from "./CheckoutSkeleton.tsx";
