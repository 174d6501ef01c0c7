import english from "@tradehall/mall-components/messages/en";
import type { Words } from "./words.zh";

/** What the shop says itself. Everything else is said by the components. */
export const words: Words = {
  name: "Northbank Supply",
  slogan: "Everything a workshop runs on",
  promise: "Genuine goods · Proper invoices · Shipped the same day",
  browse: "Browse all products",
  newest: "Best sellers",
  welcome: "Welcome to Northbank Supply",
  signIn: "Sign in",
  signOut: "Sign out",
  signInTitle: "Sign in to Northbank Supply",
  account: "Account",
  accountHint: "User name or mobile number",
  password: "Password",
  showPassword: "Show password",
  hidePassword: "Hide password",
  signingIn: "Signing in",
  missing: "Please fill in account and password",
  sort: "Sort by",
  sortDefault: "Relevance",
  sortSales: "Sales",
  sortPriceUp: "Price, lowest first",
  sortNewest: "Newest",
  cart: "Cart",
  checkout: "Confirm your order",
  placed: "Order placed",
  orderNumber: "Order number: ",
  between: ", ",
  placedToPay:
    "It waits for payment. This shop has no page for that yet: please pay under “My orders” of the mall.",
  placedToApprove: "It waits for your company’s approval, and can be paid after that.",
  goOn: "Continue shopping",
  copyright: "© 2026 Northbank Supply",
};

/** The components' words: English, and those of which the shop has its own. */
export const messages = { ...english, "reactionHost.goToCart": "See the cart" };

export const language = { locale: "en", tag: "en" } as const;
