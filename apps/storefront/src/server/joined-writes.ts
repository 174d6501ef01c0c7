/** What React writes in one go leaves as one piece, its scripts ranked behind its pictures. Server only. */
import { Transform } from "node:stream";

const preload = '<link rel="modulepreload"';

/**
 * The router names a page's scripts before anything else and at the rank of its largest picture, though no script is
 * needed to see the page. They stand in the head, in front of the styles.
 */
function rankedScripts(page: Buffer): Buffer {
  const end = page.indexOf("<style");
  const head = page.toString("utf8", 0, end < 0 ? page.length : end);
  return Buffer.concat([
    Buffer.from(head.replaceAll(preload, `${preload} fetchpriority="low"`)),
    page.subarray(end < 0 ? page.length : end),
  ]);
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
    stream.push(isFirst ? rankedScripts(joined) : joined);
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
