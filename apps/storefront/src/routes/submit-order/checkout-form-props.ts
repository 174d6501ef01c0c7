import type { CheckoutView } from "@tradehall/mall-adapters/checkout";
import type { SubmitOrderPageProps } from "./submit-order-page-props.ts";

export type CheckoutFormProps = Omit<SubmitOrderPageProps, "checkout" | "refusal" | "isPlaced" | "note"> & {
  checkout: CheckoutView;
};
