/**
 * Where a login code is (`/codeStatus`), asked by the page every two seconds. A confirmed code is answered with a
 * session: the host keeps it in the cookie, and the page learns only whose it is.
 */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { startedSession } from "../server/started-session.ts";
import { type HostTurns, takeTurn } from "./admission.ts";
import { mayCall, refused } from "./forward.ts";
import type { HostSettings } from "./settings.ts";
import { answerSilence } from "./silence.ts";

interface Answer {
  data?: { session?: { accessToken: string; expiresIn: number; userId: number } | null } | null;
}

const timeoutMs = 10_000;

/** Asks the API, and reads its answer to the end. */
async function ask(request: FastifyRequest, apiOrigin: string) {
  const response = await fetch(`${apiOrigin}/codeStatus`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      locale: String(request.headers.locale),
      "x-forwarded-for": request.ip,
      "user-agent": request.headers["user-agent"] ?? "",
      "x-request-id": request.id,
    },
    body: JSON.stringify(request.body ?? {}),
    signal: AbortSignal.timeout(timeoutMs),
  });
  return { response, answer: (await response.json()) as Answer };
}

export function loginCode(app: FastifyInstance, settings: HostSettings, { forwards }: HostTurns): void {
  app.post("/api/codeStatus", async (request: FastifyRequest, reply) => {
    if (!mayCall(request)) return reply.code(403).send(refused);
    const end = await takeTurn(forwards, request, reply, "usual");
    if (!end) return reply;
    const asked = await ask(request, settings.apiOrigin)
      .catch((error: unknown) => {
        answerSilence(reply, error);
        return undefined;
      })
      .finally(end);
    if (!asked) return reply;
    const { response, answer } = asked;
    const session = answer.data?.session;
    if (session) {
      reply.header("set-cookie", startedSession(session, request.protocol === "https").getSetCookie());
      session.accessToken = "";
    }
    const wait = response.headers.get("retry-after");
    if (wait) reply.header("retry-after", wait);
    return reply.code(response.status).send(answer);
  });
}
