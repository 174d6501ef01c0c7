/** The typed client of the browser: the host adds the session, so no script ever holds a token. */
import { type Client, createClient } from "@tradehall/api-client/transport";
import { cookieNames, readCookie } from "./cookies.ts";

export const mall: Client = createClient({
  baseUrl: "/api",
  locale: () => (readCookie(document.cookie, cookieNames.language) === "en" ? "en" : "zh_CN"),
});
