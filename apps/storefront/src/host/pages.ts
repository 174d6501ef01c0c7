/** Every page and its data: the router's answer to a request, in its turn and for as long as someone waits for it. */
import { tryLaterLimits } from "@tradehall/mall-rules/limits";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router-dom";
import { pictureOrigin } from "../adapters/branding-pictures.ts";
import { basesAt } from "../isomorphic/bases.ts";
import { isLastResort } from "../router-inside/answers.ts";
import type { HostFacts } from "../server/facts.ts";
import { calledOrigins } from "../server/sites.ts";
import { type HostTurns, rankOf, takeTurn } from "./admission.ts";
import { sendBrokenPage } from "./broken-page.ts";
import { maxFormBytes, refusePageRequest } from "./page-requests.ts";
import { sendWebResponse, toWebRequest } from "./request.ts";
import { createNonce, securityHeaders } from "./security.ts";
import type { HostSettings } from "./settings.ts";

export interface HostParts {
  /** In development it is asked for at each request, so that it is the one of the sources as they stand. */
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** Folder of the files for the browser. */
  clientFolder: string;
  settings: HostSettings;
}

/** The form inside another site knows no session: it reads no cookie and sets none. */
const isEmbeddablePage = (url: string): boolean => /^\/landing-iframe(?:\.data)?\/?(?:\?|$)/.test(url);

/** A page or its data that may be asked for again in a moment. */
const isLater = ({ status }: Response): boolean => status === 429 || status === 503;

type EntryModule = { createLoadContext(facts: HostFacts): RouterContextProvider };

export function pages(app: FastifyInstance, parts: HostParts, { pages: turns }: HostTurns): void {
  const { build, settings } = parts;
  const isDevelopment = typeof build === "function";
  const handle = createRequestHandler(build, isDevelopment ? "development" : "production");

  /** The router's answer, and the seconds after which it may be asked for again. */
  async function render(request: FastifyRequest, nonce: string) {
    const facts: HostFacts = {
      nonce,
      apiOrigin: settings.apiOrigin,
      requestId: request.id,
      ip: request.ip,
      isSecure: request.protocol === "https",
      landingEmbedOrigin: settings.landingEmbedOrigin,
      merchantUrl: settings.merchantUrl,
      wait: { seconds: 0 },
    };
    const { entry } = isDevelopment ? await build() : build;
    const { createLoadContext } = entry.module as unknown as EntryModule;
    const response = await handle(toWebRequest(request), createLoadContext(facts));
    return { response, waitSeconds: facts.wait.seconds || tryLaterLimits.seconds };
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const end = await takeTurn(turns, request, reply, rankOf(request));
    if (!end) return reply;
    try {
      const nonce = createNonce();
      const isEmbeddable = isEmbeddablePage(request.url);
      if (isEmbeddable) delete request.headers.cookie;
      const bases = basesAt(`${request.protocol}://${request.host}${request.url}`, settings.sites);
      securityHeaders(reply, nonce, request.protocol === "https", {
        pictureSource: pictureOrigin(bases.pictures),
        called: calledOrigins(bases),
        richTextHosts: settings.richTextHosts,
        embedder: isEmbeddable ? settings.landingEmbedOrigin : undefined,
      });
      const { response, waitSeconds } = await render(request, nonce);
      if (isLastResort(response)) return sendBrokenPage(reply, { nonce, requestId: request.id });
      if (isEmbeddable) response.headers.delete("Set-Cookie");
      if (isLater(response)) reply.header("retry-after", waitSeconds);
      return await sendWebResponse(reply, response);
    } finally {
      end();
    }
  }

  app.register(async (scope) => {
    // Bodies go to the pages' actions unread, and whole: who sends one slowly takes no turn meanwhile.
    scope.removeAllContentTypeParsers();
    const options = { parseAs: "buffer", bodyLimit: maxFormBytes } as const;
    scope.addContentTypeParser("*", options, (_, body, done) => done(null, body));
    // Before the body is read.
    scope.addHook("onRequest", async (request, reply) => {
      if (refusePageRequest(request, reply)) return reply;
    });
    scope.all("/*", answer);
  });
}
