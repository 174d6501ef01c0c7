/** What React writes in one go leaves as one piece, with its stylesheets in it and its scripts named last. Server only. */
import { Transform } from "node:stream";

/** As the router names the scripts of a page. */
const named = /<link rel="modulepreload"[^>]*>/g;
/** As a page leaves room for the text of a stylesheet (`Styles.tsx`). */
const room = /<style[^>]* data-stylesheet="([^"]+)"[^>]*>/g;

/**
 * The parts of a head around its stylesheets and these themselves, each the very buffer that it is given as: the host
 * has compressed them ahead, and none passes through React.
 */
function* headParts(head: string, stylesheets: ReadonlyMap<string, Buffer>): Generator<Buffer> {
  let done = 0;
  for (const { 0: tag, 1: href = "", index } of head.matchAll(room)) {
    const css = stylesheets.get(href);
    if (!css) continue;
    const end = index + tag.length;
    yield Buffer.from(head.slice(done, end));
    yield css;
    done = end;
  }
  yield Buffer.from(head.slice(done));
}

/**
 * The first piece of a page in parts. The router names a page's scripts before anything else and at the rank of its
 * largest picture, though no script is needed to see the page, and each name costs the browser's main thread a request
 * before its first paint. They go behind the page's content, in front of the script that needs them.
 */
export function* pageParts(page: Buffer, stylesheets: ReadonlyMap<string, Buffer>): Generator<Buffer> {
  // Nothing is sought in a page's content, and none of it is read as text: it is by far the greatest part.
  const body = page.indexOf("</head>");
  const first = body < 0 ? -1 : page.indexOf("<script", body);
  if (first < 0) return yield page;
  const head = page.toString("utf8", 0, body);
  const names = (head.match(named) ?? []).map((link) => link.replace("<link", '<link fetchpriority="low"'));
  const parts = [...headParts(head.replaceAll(named, ""), stylesheets)];
  const last = parts.pop() ?? Buffer.alloc(0);
  yield* parts;
  yield Buffer.concat([last, page.subarray(body, first), Buffer.from(names.join("")), page.subarray(first)]);
}

/**
 * React writes a page in views of four kilobytes. Each would be compressed and sent by itself, which costs bytes and
 * lets the browser lay out half a header; streaming by Suspense boundary stays as it is.
 */
export function joinedWrites(stylesheets: ReadonlyMap<string, Buffer>): Transform {
  let pieces: Buffer[] = [];
  let turn: NodeJS.Immediate | undefined;
  let isFirst = true;
  const release = (stream: Transform) => {
    turn = undefined;
    if (pieces.length === 0) return;
    const joined = Buffer.concat(pieces);
    pieces = [];
    for (const part of isFirst ? pageParts(joined, stylesheets) : [joined]) stream.push(part);
    isFirst = false;
  };
  return new Transform({
    // Parts stay the buffers they are.
    readableObjectMode: true,
    transform(piece, _, done) {
      pieces.push(piece);
      turn ??= setImmediate(() => release(this));
      done();
    },
    flush(done) {
      clearImmediate(turn);
      release(this);
      done();
    },
  });
}
