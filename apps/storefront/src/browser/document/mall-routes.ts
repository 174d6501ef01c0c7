/** Where the components' own links lead in this mall. */
import type { MallRoutes } from "@tradehall/mall-components/routes";
import { termsTypes } from "@tradehall/mall-rules/states/site/terms";
import { listHref } from "../../adapters/list-address.ts";
import { hrefTo } from "../../href-to.ts";
import { signInPath, signOutAction } from "../../isomorphic/sign-in-address.ts";

export const mallRoutes: MallRoutes = {
  home: hrefTo("home"),
  allGoods: listHref({}),
  search: hrefTo("list"),
  // The second level asks for all of its third (Spec §2).
  category: (cpid, cid, thCid = "0") => hrefTo("list", cid ? { cpid, cid, thCid } : { cpid }),
  shops: hrefTo("shop-list"),
  notices: hrefTo("notice-list"),
  cart: hrefTo("cart"),
  quickOrder: hrefTo("uc-history", { tab: "quick" }),
  orders: hrefTo("uc-order"),
  messages: hrefTo("uc-message"),
  chat: hrefTo("chat"),
  openStore: hrefTo("uc-shopaccount"),
  enterprises: hrefTo("uc-enterprise"),
  membership: hrefTo("buy-member"),
  login: signInPath,
  signOut: signOutAction,
  register: hrefTo("register"),
  forgetPassword: hrefTo("forget-password"),
  terms: (type, shopIds = []) =>
    hrefTo("terms-page-new", { type, shopIds: shopIds.length > 0 ? shopIds.join(",") : undefined }),
  privacy: hrefTo("terms-page", { type: termsTypes.privacy }),
};
