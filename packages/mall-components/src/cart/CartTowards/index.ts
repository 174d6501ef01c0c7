export { CartTowards, type CartTowardsProps } from "./CartTowards.tsx";
