/** Every page and its data: the router's answer to a request, in its turn and for as long as somebody waits for it. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Readable } from "node:stream";
import { tryLaterLimits } from "@tradehall/mall-rules/limits";
import { brandOf } from "@tradehall/mall-rules/words";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router-dom";
import { pictureOrigin } from "../adapters/branding-pictures.ts";
import { isLastResort } from "../router-inside/answers.ts";
import type { HostFacts } from "../server/facts.ts";
import { type HostTurns, rankOf, takeTurn } from "./admission.ts";
import { sendBrokenPage } from "./broken-page.ts";
import { prepare } from "./gzip-document.ts";
import { maxFormBytes, refusePageRequest } from "./page-requests.ts";
import { putTokens } from "./put-tokens.ts";
import { sendWebResponse, toWebRequest } from "./request.ts";
import { createNonce, securityHeaders } from "./security.ts";
import type { HostSettings } from "./settings.ts";

export interface HostParts {
  build: ServerBuild;
  /** Folder of the files for the browser. */
  clientFolder: string;
  settings: HostSettings;
}

/** The form inside another site knows no session: it reads no cookie and sets none. */
const isEmbeddablePage = (url: string): boolean => /^\/landing-iframe(?:\.data)?\/?(?:\?|$)/.test(url);

/** Text of every built stylesheet by its href, as this shop's pages carry it. */
function readStylesheets(folder: string): Map<string, Buffer> {
  const files = readdirSync(path.join(folder, "assets")).filter((file) => file.endsWith(".css"));
  const built = new Map(
    files.map((file) => [`/assets/${file}`, readFileSync(path.join(folder, "assets", file), "utf8")]),
  );
  const own = putTokens(built, brandOf(process.env.MALL_BRAND));
  return new Map([...own].map(([href, css]) => [href, prepare(Buffer.from(css))]));
}

/** A page or its data that may be asked for again in a moment. */
const isLater = ({ status }: Response): boolean => status === 429 || status === 503;

type EntryModule = { createLoadContext(facts: HostFacts): RouterContextProvider };

export function pages(app: FastifyInstance, parts: HostParts, { pages: turns }: HostTurns): void {
  const { build, clientFolder, settings } = parts;
  const handle = createRequestHandler(build, "production");
  const { createLoadContext } = build.entry.module as unknown as EntryModule;
  const stylesheets = readStylesheets(clientFolder);

  /** The router's answer, and the page's text where it is a page. */
  async function draw(request: FastifyRequest, nonce: string) {
    let document: Readable | undefined;
    const facts: HostFacts = {
      nonce,
      apiOrigin: settings.apiOrigin,
      requestId: request.id,
      ip: request.ip,
      isSecure: request.protocol === "https",
      landingEmbedOrigin: settings.landingEmbedOrigin,
      wait: { seconds: 0 },
      stylesheets,
      takeDocument: (written) => {
        document = written;
      },
    };
    const response = await handle(toWebRequest(request), createLoadContext(facts));
    return { response, document, waitSeconds: facts.wait.seconds || tryLaterLimits.seconds };
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const end = await takeTurn(turns, request, reply, rankOf(request));
    if (!end) return reply;
    try {
      const nonce = createNonce();
      const isEmbeddable = isEmbeddablePage(request.url);
      if (isEmbeddable) delete request.headers.cookie;
      securityHeaders(reply, nonce, request.protocol === "https", {
        pictureSource: pictureOrigin(settings.pictureDomain),
        richTextHosts: settings.richTextHosts,
        embedder: isEmbeddable ? settings.landingEmbedOrigin : undefined,
      });
      const { response, document, waitSeconds } = await draw(request, nonce);
      if (isLastResort(response)) return sendBrokenPage(reply, { nonce, requestId: request.id });
      if (isEmbeddable) response.headers.delete("Set-Cookie");
      if (isLater(response)) reply.header("retry-after", waitSeconds);
      return await sendWebResponse(request, reply, response, document);
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
