import { expect, test } from "vitest";
import { withoutSku } from "./without-sku.ts";

test.each([
  ["/detail/1?skuId=3", "/detail/1"],
  ["/detail/1?skuId=3&reviews=good", "/detail/1?reviews=good"],
  ["/detail/1?reviews=good&compare=1,2#similar", "/detail/1?reviews=good#similar"],
  ["/list?pn=a&compare=1%2C2&st=1", "/list?pn=a&st=1"],
  ["/list?pn=compare=3", "/list?pn=compare=3"],
])("%s is the page %s", (address, page) => expect(withoutSku(address)).toBe(page));
