/** The typed client of the browser: the host adds the session, so no script ever holds a token. */
import { type Client, createClient } from "@tradehall/api-client/transport";

export const mall: Client = createClient({
  baseUrl: "/api",
  // Answers come in the language of the page, whatever the cookie wishes.
  locale: () => (document.documentElement.lang === "en" ? "en" : "zh_CN"),
});
