import { createReadableStreamFromReadable } from "@react-router/node";
import { brandOf } from "@tradehall/mall-rules/words";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router-dom";
import { RenderFacts } from "./browser/render-facts.ts";
import { hostFacts } from "./server/facts.ts";
import { joinedWrites } from "./server/joined-writes.ts";
import { localeOf } from "./server/mall.ts";
import { wordsOf } from "./server/messages.ts";

export { createLoadContext } from "./server/facts.ts";

/** A page that is not whole by then is cut off: its error boundaries show. */
export const streamTimeout = 10_000;

/** Only troubles of ours are logged: an odd request or a buyer who left could otherwise fill the logs. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  console.error(isRouteErrorResponse(error) ? error.data : error);
}

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, stylesheets, requestId } = loadContext.get(hostFacts);
  const locale = localeOf(request);
  const facts = {
    nonce,
    stylesheets,
    requestId,
    firstKey: "default",
    brand: brandOf(process.env.MALL_BRAND),
    locale,
    ...wordsOf(locale),
  };
  return new Promise((resolve, reject) => {
    let isShellSent = false;
    const { pipe, abort } = renderToPipeableStream(
      <RenderFacts value={facts}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </RenderFacts>,
      {
        nonce,
        // A page of a trouble goes out whole, since nothing of it may wait for a script.
        ...(status < 400 ? {} : { progressiveChunkSize: Number.POSITIVE_INFINITY }),
        onShellReady() {
          isShellSent = true;
          const body = joinedWrites();
          headers.set("Content-Type", "text/html; charset=utf-8");
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
          pipe(body);
        },
        onShellError: reject,
        onError(error) {
          // Before the shell the promise's rejection reports it.
          if (isShellSent) console.error(error);
        },
      },
    );
    setTimeout(abort, streamTimeout + 1_000);
  });
}
