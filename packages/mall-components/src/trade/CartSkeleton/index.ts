export * from "./CartSkeleton.tsx";
