import type { ShouldRevalidateFunctionArgs } from "react-router-dom";

/** The address of a page, whichever SKU of its product is chosen and whatever is compared over it. */
export const withoutSku = (address: string): string =>
  address.replace(/(?<=[?&])(skuId|compare)=[^&#]*&?/g, "").replace(/[?&](?=#|$)/, "");

/** A page's `shouldRevalidate`: for another SKU of its product, or a comparison over it, all is here already. */
export const shouldRevalidate = (to: ShouldRevalidateFunctionArgs): boolean => {
  const [here, next] = [to.currentUrl.href, to.nextUrl.href];
  return to.defaultShouldRevalidate && (here === next || withoutSku(here) !== withoutSku(next));
};
