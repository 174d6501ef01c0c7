"use client";

import { ProductGrid } from "@tradehall/mall-components/list/ProductGrid";
import { Frame } from "@tradehall/ui/Frame";

/** The shape of a list while it is awaited. */
export const LoadingScreen = () => (
  <Frame paddingY="m">
    <ProductGrid products={[]} skeletonCount={10} />
  </Frame>
);
