export { CartSkeleton } from "./CartSkeleton.tsx";
