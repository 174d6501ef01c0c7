/** What React writes in one go leaves as one piece, its scripts named behind what can be seen. Server only. */
import { Transform } from "node:stream";

/** As the router names the scripts of a page. */
const named = /<link rel="modulepreload"[^>]*>/g;

/**
 * The router names a page's scripts before anything else and at the rank of its largest picture, though no script is
 * needed to see the page, and each name costs the browser's main thread a request before its first paint. They go
 * behind the page's content, in front of the script that needs them.
 */
export function scriptsNamedLast(page: string): string {
  const body = page.indexOf("</head>");
  const first = page.indexOf("<script", body);
  if (body < 0 || first < 0) return page;
  const head = page.slice(0, body);
  const names = (head.match(named) ?? []).map((link) => link.replace("<link", '<link fetchpriority="low"'));
  return head.replaceAll(named, "") + page.slice(body, first) + names.join("") + page.slice(first);
}

/**
 * React writes a page in views of two kilobytes. Each would be compressed and sent by itself, which costs bytes and
 * lets the browser lay out half a header; streaming by Suspense boundary stays as it is.
 */
export function joinedWrites(): Transform {
  let pieces: Buffer[] = [];
  let turn: NodeJS.Immediate | undefined;
  let isFirst = true;
  const release = (stream: Transform) => {
    turn = undefined;
    if (pieces.length === 0) return;
    const joined = Buffer.concat(pieces);
    // The first piece ends with an element, never within a letter.
    stream.push(isFirst ? scriptsNamedLast(joined.toString("utf8")) : joined);
    isFirst = false;
    pieces = [];
  };
  return new Transform({
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
