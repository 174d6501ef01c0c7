import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createRepeats, sameEveryMs, shortReason } from "@tradehall/http-guard/repeats";
import { brandOf } from "@tradehall/mall-rules/words";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router-dom";
import { RenderFacts } from "./browser/document/render-facts.ts";
import { hostFacts } from "./server/facts.ts";
import { localeOf } from "./server/mall.ts";
import { wordsOf } from "./server/messages.ts";

export { createLoadContext } from "./server/facts.ts";

/** A page that is not whole by then is cut off: its error boundaries show. */
export const streamTimeout = 10_000;

const repeats = createRepeats();

/** Only errors of ours are logged: an odd request or a buyer who left could otherwise fill the logs. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const fault = isRouteErrorResponse(error) ? error.data : error;
  repeats.note(String(fault), sameEveryMs, (times, isAgain) =>
    console.error(...(isAgain ? [`${times} times again:`, shortReason(fault)] : [fault])),
  );
}

type Manifest = EntryContext["manifest"];

/**
 * The build's list of files without what entry and pages import. The router names those in the head (`modulepreload`), where
 * thirty files share the line and the main thread with the first paint, which needs none of them.
 */
function withoutImports(manifest: Manifest): Manifest {
  const routes = Object.entries(manifest.routes).map(([id, route]) => [
    id,
    route && { ...route, imports: [] },
  ]);
  return { ...manifest, entry: { ...manifest.entry, imports: [] }, routes: Object.fromEntries(routes) };
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, requestId } = loadContext.get(hostFacts);
  const locale = localeOf(request);
  const facts = {
    nonce,
    requestId,
    firstKey: "default",
    brand: brandOf(process.env.MALL_BRAND),
    locale,
    ...wordsOf(locale),
  };
  headers.set("Content-Type", "text/html; charset=utf-8");
  // No one reads it any more.
  if (request.signal.aborted) return new Response(null, { headers, status: 503 });
  const isRead = () => request.method !== "HEAD" && !request.signal.aborted;
  return new Promise((resolve, reject) => {
    let isShellReady = false;
    const { pipe, abort } = renderToPipeableStream(
      <RenderFacts value={facts}>
        <ServerRouter
          context={{ ...context, manifest: withoutImports(context.manifest) }}
          url={request.url}
          nonce={nonce}
        />
      </RenderFacts>,
      {
        nonce,
        // A page goes out whole: no part of it may wait for a script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady() {
          isShellReady = true;
        },
        onAllReady() {
          // A timer that stays would keep the whole page in memory for as long.
          clearTimeout(timer);
          if (!isRead()) {
            resolve(new Response(null, { headers, status }));
            return abort();
          }
          resolve(buffer(pipe(new PassThrough())).then((page) => new Response(page, { headers, status })));
        },
        onShellError: reject,
        onError(error) {
          // Before the shell the promise's rejection reports it; a page that no one reads is only cut off.
          if (isShellReady && isRead()) console.error(error);
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}
