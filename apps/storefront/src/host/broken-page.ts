/** The page that is left when not even the page of a server problem can be drawn. */

import { createRepeats, sameEveryMs, shortReason } from "@tradehall/http-guard/repeats";
import { brokenPageWords } from "@tradehall/mall-rules/words";
import type { FastifyInstance, FastifyReply } from "fastify";
import { hrefTo } from "../href-to.ts";
import { createNonce, securityHeaders } from "./security.ts";
import { standalonePage } from "./standalone-page.ts";

/** Only what a request id may hold; a buyer's own header may stand behind it. */
const plain = (id: string): string => id.replace(/[^\w-]/g, "").slice(0, 64);

const { title, text, retry, home, request: problem } = brokenPageWords;

export const sendBrokenPage = (
  reply: FastifyReply,
  { nonce, requestId }: { nonce: string; requestId: string },
): FastifyReply =>
  reply
    .code(500)
    .headers({ "content-type": "text/html; charset=utf-8", "cache-control": "no-store" })
    .send(
      standalonePage({
        nonce,
        title,
        text,
        links: [
          { href: "", label: retry },
          { href: hrefTo("home"), label: home },
        ],
        footer: `${problem.zh_CN} / ${problem.en}: ${plain(requestId)}`,
      }),
    );

const repeats = createRepeats();

/** Whatever else breaks on the way to a page. */
export const answerBroken = (app: FastifyInstance): void =>
  void app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500)
      repeats.note(String(error), sameEveryMs, (times, isAgain) =>
        request.log.error(
          isAgain ? { times, reason: shortReason(error) } : { err: error },
          "a request broke",
        ),
      );
    const isPage = String(request.headers.accept ?? "").includes("text/html");
    if (status < 500 || !isPage) return reply.code(status).send();
    const nonce = createNonce();
    securityHeaders(reply, nonce, request.protocol === "https");
    return sendBrokenPage(reply, { nonce, requestId: request.id });
  });
