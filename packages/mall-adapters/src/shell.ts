/** The shell's wire shapes → props of the chrome. */

import type { Branding } from "@tradehall/api-client/models/branding";
import type { ShopDetail } from "@tradehall/api-client/models/shop";
import type { UserInfoAnswer } from "@tradehall/api-client/models/user";
import type { CategoryNode } from "@tradehall/mall-components/chrome/CategoryFlyout";
import type { ShopHead } from "@tradehall/mall-components/chrome/Header";
import type { TopBarUser } from "@tradehall/mall-components/chrome/TopBar";
import type { LoginBranding } from "@tradehall/mall-components/entry/LoginPanel";
import { isShopOpen } from "@tradehall/mall-rules/states/shop/shop";
import type { BrandWords } from "@tradehall/mall-rules/words";

/** The enterprise in effect; undefined for a buyer outside any. */
export const currentEnterprise = ({ enterpriseList, currentEpId }: UserInfoAnswer) =>
  enterpriseList.find((enterprise) => enterprise.enterpriseId === currentEpId) ?? enterpriseList[0];

/** An enterprise member sees the enterprise's name, everybody else the company's (Spec §2). */
export function toTopBarUser(user: UserInfoAnswer): TopBarUser {
  const isEnterpriseUser = user.userInfo.enterpriseUser === 1;
  const enterprise = isEnterpriseUser ? currentEnterprise(user)?.enterpriseName : undefined;
  return {
    name: enterprise ?? (user.userInfo.userCompany || user.userInfo.nickName),
    userTypeId: user.userInfo.userTypeId,
    isEnterpriseUser,
    enterpriseCount: user.enterpriseList.length,
  };
}

/** A visitor without a shop sees the mall's own name and everything open. */
export const toShopHead = (
  shop: ShopDetail | null | undefined,
  branding: Branding,
  brand: BrandWords,
): ShopHead =>
  shop
    ? {
        name: shop.shopName,
        ...(shop.shopName.includes(siteName(branding, brand)) ? {} : { mall: siteName(branding, brand) }),
        ...(shop.shopLogo ? { logo: shop.shopLogo } : {}),
        isOpen: isShopOpen(shop.shopStatus),
        storeType: shop.storeType,
      }
    : { name: siteName(branding, brand), isOpen: true, storeType: 1 };

/** The fixed title of the mall (Spec §1). */
export const siteName = (branding: Branding, brand: BrandWords): string =>
  branding.pcTitleContent || brand.name;

/** The site's filing numbers; what the settings leave empty is not shown. */
export const toFilings = ({ icpNumber, policeNumber, licenceUrl }: Branding) => ({
  ...(icpNumber ? { icp: icpNumber } : {}),
  ...(policeNumber ? { police: policeNumber } : {}),
  ...(licenceUrl ? { licenceHref: licenceUrl } : {}),
});

interface WireCategory {
  categoryId: number;
  categoryName: string;
  pic?: string | undefined;
  categories?: readonly WireCategory[] | undefined;
}

export const toCategoryNode = (category: WireCategory): CategoryNode => ({
  id: String(category.categoryId),
  name: category.categoryName,
  ...(category.pic ? { picture: category.pic } : {}),
  ...(category.categories ? { children: category.categories.map(toCategoryNode) } : {}),
});

export const toLoginBranding = (branding: Branding, brand: BrandWords): LoginBranding => ({
  companyName: branding.pcCompanyName || brand.name,
  welcome: branding.pcWelcome || brand.welcome,
  copyright: branding.pcCopyright || brand.copyright,
  logo: branding.pcLogoImg || brand.sign,
  ...(branding.pcLoginBgImg ? { background: branding.pcLoginBgImg } : {}),
});

/** 上海市上海市浦东新区 says the city once. */
export const placeText = (parts: readonly string[]): string => [...new Set(parts)].join("");
