/** The typed client of the browser: the host adds the session, so no script ever holds a token. */
import { SignInNeeded } from "@tradehall/api-client/errors";
import { type Client, createClient } from "@tradehall/api-client/transport";
import { signInAgain } from "../errors/handle-error.ts";
import { bases } from "./bases.ts";

const client = createClient({
  baseUrl: bases.api,
  imBaseUrl: bases.im,
  // Answers come in the language of the page, whatever the cookie says.
  locale: () => (document.documentElement.lang === "en" ? "en" : "zh_CN"),
});

/** A session that has ended leads to the sign-in page whichever call finds out, even one that no one waits for. */
export const mall = (async (...call: Parameters<Client>) => {
  try {
    return await client(...call);
  } catch (error) {
    if (error instanceof SignInNeeded) signInAgain(error);
    throw error;
  }
}) as Client;
