/**
 * Who may keep an answer. A page and a call belong to one buyer: no one keeps them, not even the browser, which would
 * show them again after the buyer has left (docs/decisions/2026-11-22-answers-that-are-not-cached.md).
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isPageData } from "../router-inside/answers.ts";

const personal = "private, no-store";
/** A page's data fetched while the pointer rests on its link is used by the click that follows. */
const fetchedAhead = "private, max-age=10";

/** Adds a name to the `Vary` header, which others have filled already. */
function vary(reply: FastifyReply, name: string): void {
  const names = String(reply.getHeader("vary") ?? "")
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "" && one.toLowerCase() !== name.toLowerCase());
  reply.header("vary", [...names, name].join(", "));
}

const isAhead = ({ method, headers }: FastifyRequest): boolean =>
  method === "GET" && /prefetch/.test(String(headers["sec-purpose"] ?? headers.purpose ?? ""));

/** Data of a page that may be kept for the click; never one that failed, or that begins or ends a session. */
const isForClick = (request: FastifyRequest, reply: FastifyReply): boolean =>
  isAhead(request) && isPageData(request.url) && reply.statusCode === 200 && !reply.hasHeader("set-cookie");

/** Files whose content never changes under their name say so themselves. */
const isFile = (reply: FastifyReply): boolean =>
  reply.statusCode < 400 && /\bimmutable\b/.test(String(reply.getHeader("cache-control") ?? ""));

/** Whatever is sent and is no such file is personal, so that no route can forget it. */
export const keepPersonal = (app: FastifyInstance): void =>
  void app.addHook("onSend", async (request, reply) => {
    if (isFile(reply)) return;
    reply.header("cache-control", isForClick(request, reply) ? fetchedAhead : personal);
    // What was fetched for one buyer, or for one enterprise, is not used for another: the cookie differs.
    vary(reply, "Cookie");
    // The client's header says in which language a call answers.
    if (request.headers.locale !== undefined) vary(reply, "Locale");
  });
