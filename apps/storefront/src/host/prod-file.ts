/**
 * A file about a product by its address alone, so that it is kept without any script: calls need a header that no link
 * can send. Everybody's, in the language of the browser's cookie.
 */
import { getDocument } from "@tradehall/api-client/endpoints/product/get-document";
import type { FastifyInstance } from "fastify";
import { prodFilePath } from "../adapters/prod-file.ts";
import { cookieNames, readCookie } from "../isomorphic/cookies.ts";
import { languageOf } from "../server/languages.ts";
import { type HostTurns, takeTurn } from "./admission.ts";
import type { HostSettings } from "./settings.ts";
import { answerSilence } from "./silence.ts";

const timeoutMs = 10_000;

export function prodFile(app: FastifyInstance, settings: HostSettings, { forwards }: HostTurns): void {
  app.get<{ Querystring: Record<string, string | undefined> }>(prodFilePath, async (request, reply) => {
    const { prodId = "", kind = "" } = request.query;
    const end = await takeTurn(forwards, request, reply, "usual");
    if (!end) return reply;
    const asked = await fetch(
      `${settings.apiOrigin}${getDocument.path}?${new URLSearchParams({ prodId, kind })}`,
      {
        headers: {
          locale: languageOf(readCookie(request.headers.cookie, cookieNames.language)),
          "x-forwarded-for": request.ip,
          "x-request-id": request.id,
        },
        signal: AbortSignal.timeout(timeoutMs),
      },
    )
      .then(async (answer) => ({ answer, file: Buffer.from(await answer.arrayBuffer()) }))
      .catch((error: unknown) => {
        answerSilence(reply, error);
        return undefined;
      })
      .finally(end);
    if (!asked) return reply;
    const { answer, file } = asked;
    const disposition = answer.headers.get("content-disposition");
    // An envelope says why there is none; no one sees it here.
    if (!disposition) return reply.code(answer.status >= 429 ? answer.status : 404).send();
    return reply
      .headers({ "content-disposition": disposition, "x-content-type-options": "nosniff" })
      .type(answer.headers.get("content-type") ?? "application/octet-stream")
      .send(file);
  });
}
