import { createClient } from "@tradehall/api-client/transport";
import { language } from "../language";
import { session } from "./session";

/** The client of a buyer's browser. */
export const mall = createClient({
  baseUrl: "/api",
  locale: () => language.locale,
  token: session.token,
});
