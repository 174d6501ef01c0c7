/** What React writes in one go leaves as one piece. Server only. */
import { Transform } from "node:stream";

/**
 * React writes a page in views of two kilobytes. Each would be compressed and sent by itself, which costs bytes and
 * lets the browser lay out half a header; streaming by Suspense boundary stays as it is.
 */
export function joinedWrites(): Transform {
  let pieces: Buffer[] = [];
  let turn: NodeJS.Immediate | undefined;
  const release = (stream: Transform) => {
    turn = undefined;
    if (pieces.length > 0) stream.push(Buffer.concat(pieces));
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
