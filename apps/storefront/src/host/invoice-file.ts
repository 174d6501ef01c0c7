/**
 * An issued invoice as the PDF it is: the API answers it in the envelope, and a browser opens and keeps files by their
 * address alone. Only for the cookie's own buyer, and within the mall's own pages.
 */
import { enterpriseHeader } from "@tradehall/api-client/contract";
import { getInvoiceFile } from "@tradehall/api-client/endpoints/invoice/get-invoice-file";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { invoiceFilePath } from "../adapters/invoice-file-href.ts";
import { hrefTo } from "../href-to.ts";
import { actingFor, sessionToken } from "../isomorphic/cookies.ts";
import { signInHref } from "../isomorphic/sign-in-address.ts";
import { type HostTurns, takeTurn } from "./admission.ts";
import { isSameOrigin } from "./security.ts";
import type { HostSettings } from "./settings.ts";
import { answerSilence } from "./silence.ts";

interface Answer {
  data?: { fileName?: string; base64?: string } | null;
}

const timeoutMs = 10_000;

async function ask(request: FastifyRequest, { apiOrigin }: HostSettings, token: string, orderNumber: string) {
  const enterprise = actingFor(request.headers.cookie);
  const response = await fetch(`${apiOrigin}${getInvoiceFile.path}?${new URLSearchParams({ orderNumber })}`, {
    headers: {
      authorization: token,
      locale: "zh_CN",
      "x-forwarded-for": request.ip,
      "x-request-id": request.id,
      ...(enterprise ? { [enterpriseHeader]: enterprise } : {}),
    },
    signal: AbortSignal.timeout(timeoutMs),
  });
  return { status: response.status, answer: (await response.json()) as Answer };
}

export function invoiceFile(app: FastifyInstance, settings: HostSettings, { forwards }: HostTurns): void {
  app.get<{ Querystring: Record<string, string | undefined> }>(invoiceFilePath, async (request, reply) => {
    const { orderNumber = "", download } = request.query;
    // A picture or frame of another site would be sent the cookie with it.
    if (!isSameOrigin(request)) return reply.code(403).send();
    const page = hrefTo("invoice-detail", { orderNumber });
    const token = sessionToken(request.headers.cookie);
    if (!token) return reply.redirect(signInHref(page));
    const end = await takeTurn(forwards, request, reply, "usual");
    if (!end) return reply;
    const asked = await ask(request, settings, token, orderNumber)
      .catch((error: unknown) => {
        answerSilence(reply, error);
        return undefined;
      })
      .finally(end);
    if (!asked) return reply;
    const { fileName, base64 } = asked.answer.data ?? {};
    // The invoice's own page says what is wrong: not issued, taken back, someone else's, a session that has ended.
    if (!base64) return asked.status >= 500 ? reply.code(asked.status).send() : reply.redirect(page);
    return reply
      .headers({
        "content-disposition": `${download === "1" ? "attachment" : "inline"}; filename="${fileName}"`,
        "content-security-policy": "frame-ancestors 'self'",
        "x-content-type-options": "nosniff",
        "cross-origin-resource-policy": "same-origin",
      })
      .type("application/pdf")
      .send(Buffer.from(base64, "base64"));
  });
}
