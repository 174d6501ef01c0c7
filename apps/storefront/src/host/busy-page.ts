/** The page that says that the mall is busy and tries again by itself, without a script. Drawing it costs next to nothing. */
import { brokenPageWords, busyPageWords } from "@tradehall/mall-rules/words";
import { hrefTo } from "../href-to.ts";
import type { AnyReply, AnyRequest } from "./any-server.ts";
import { createNonce, securityHeaders } from "./security.ts";
import { standalonePage } from "./standalone-page.ts";

/** Status and Retry-After are set already. */
export function sendBusyPage(request: AnyRequest, reply: AnyReply, seconds: number): AnyReply {
  const nonce = createNonce();
  securityHeaders(reply, nonce, request.protocol === "https");
  const isLook = request.method === "GET" || request.method === "HEAD";
  const page = standalonePage({
    nonce,
    title: busyPageWords.title,
    text: isLook ? busyPageWords.text : busyPageWords.formText,
    links: [
      { href: "", label: brokenPageWords.retry },
      { href: hrefTo("home"), label: brokenPageWords.home },
    ].slice(isLook ? 0 : 1),
    // A form is not sent again by itself.
    ...(isLook ? { head: `<meta http-equiv="refresh" content="${seconds}">` } : {}),
  });
  return reply.type("text/html; charset=utf-8").send(page);
}
