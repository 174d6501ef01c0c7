import type { MallRoutes } from "../routes/RoutesProvider.tsx";

/** Addresses as a mall may have them. */
export const sampleRoutes: MallRoutes = {
  home: "/",
  allGoods: "/list?st=0",
  search: "/list",
  category: (...[first, second, third = "0"]) =>
    second ? `/list?cpid=${first}&cid=${second}&thCid=${third}` : `/list?cpid=${first}`,
  shops: "/shopList",
  notices: "/notice-list",
  cart: "/cart",
  quickOrder: "/user-center/uc-history?tab=quick",
  orders: "/user-center/uc-order",
  chat: "/chat",
  messages: "/user-center/uc-message",
  openStore: "/user-center/uc-shopaccount",
  enterprises: "/user-center/uc-enterprise",
  membership: "/member-center/buy-member",
  login: "/login",
  signOut: "/login?intent=signOut",
  register: "/register",
  forgetPassword: "/forget-password",
  terms: (kind, shopIds = []) =>
    `/termsPage-new?type=${kind}${shopIds.length > 0 ? `&shopIds=${encodeURIComponent(shopIds.join(","))}` : ""}`,
  privacy: "/termsPage?type=1",
};
