import { lateBoundPart } from "@tradehall/ui/late-part";

/** Steps of a pre-sale, whose code only pages of goods or orders that are in one fetch; loaders of the server wait for it. */
export const LatePreSale = lateBoundPart(
  async () => (await import("@tradehall/mall-components/catalog/PreSalePlan")).PreSalePlan,
);
