import type { Branding } from "@tradehall/api-client/models/branding";
import { ownPicture } from "@tradehall/mall-components/product/ProductPicture";
import { type BrandName, brandNames } from "@tradehall/mall-rules/words";

const widthPx = 64;

/** The mall's sign in the browser's tab: the server's picture, or the brand's own. */
export const favicon = (branding: Branding | undefined, brand: BrandName): { href: string; type?: string } =>
  branding?.pcTitleImg
    ? { href: ownPicture(branding.pcTitleImg, widthPx).src }
    : { href: brandNames[brand].sign, type: "image/svg+xml" };
