import type { MallRoutes } from "@tradehall/mall-components/routes";

/** An adopter's pages stand under addresses of their own. */
export const routes: MallRoutes = {
  home: "/store",
  allGoods: "/store/catalogue",
  search: "/store/find",
  category: (...path) => `/store/catalogue/${path.join("/")}`,
  notices: "/store/news",
  cart: "/store/basket",
  orders: "/account/orders",
  messages: "/account/inbox",
  enterprises: "/account/companies",
  login: "/sign-in",
  signOut: "/sign-out",
  register: "/sign-up",
  forgetPassword: "/sign-in/help",
  terms: (kind) => `/legal/${kind}`,
  privacy: "/legal/privacy",
};
