import { createClient } from "@tradehall/api-client/transport";
import { language } from "../language";

/** A client that knows no buyer: for what everyone may see, from a browser or from a server. */
export const publicMall = (baseUrl: string) => createClient({ baseUrl, locale: () => language.locale });
