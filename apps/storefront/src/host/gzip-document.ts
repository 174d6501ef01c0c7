/**
 * Compresses a page as it is written. What stands in many pages, such as their stylesheets, is compressed once, when the
 * host begins, and put into the page's stream as it is: it is more than half of a page, and the same each time.
 */
import { type Readable, Transform } from "node:stream";
import { constants, crc32, createDeflateRaw, deflateRawSync } from "node:zlib";

/** Fast: of a page's own text, a better level saves a tenth at twice the time. */
const level = 5;
/** A stream of its own, no time, no name, written on Unix (RFC 1952). */
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);

/** What is smaller goes as it is where it may: a way through the compressor costs more than it saves. */
const smallBytes = 1_024;

const { Z_FULL_FLUSH, Z_SYNC_FLUSH } = constants;
const prepared = new WeakMap<Buffer, Buffer>();

/** Compresses a piece ahead: wherever this very buffer is written into a page, the result is sent. */
export function prepare(piece: Buffer): Buffer {
  // A full flush at its end, and nothing in it that refers to what stood before: it fits in anywhere.
  prepared.set(piece, deflateRawSync(piece, { level: 9, finishFlush: Z_FULL_FLUSH }));
  return piece;
}

/** A block that is not compressed (RFC 1951, 3.2.4). */
function stored(piece: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(piece.length, 1);
  head.writeUInt16LE(~piece.length & 0xffff, 3);
  return Buffer.concat([head, piece]);
}

export const acceptsGzip = (accepted: string | string[] | undefined): boolean =>
  String(accepted ?? "")
    .split(",")
    .some((one) => /^\s*gzip\s*(?:;\s*q=(?:1|0\.\d*[1-9]).*)?$/i.test(one));

/** The same bytes as one gzip stream; each piece leaves at once. */
export function gzipDocument(document: Readable): Readable {
  const deflate = createDeflateRaw({ level });
  let sum = 0;
  let length = 0;
  let hasOpenBlocks = false;
  const gzip: Transform = new Transform({
    writableObjectMode: true,
    transform(piece: Buffer, _, done) {
      sum = crc32(piece, sum);
      length += piece.length;
      const isSmall = !hasOpenBlocks && piece.length < smallBytes;
      const ready = prepared.get(piece) ?? (isSmall ? stored(piece) : undefined);
      if (!ready) {
        hasOpenBlocks = true;
        deflate.write(piece, () => deflate.flush(Z_SYNC_FLUSH, () => done()));
        return;
      }
      const put = () => {
        hasOpenBlocks = false;
        gzip.push(ready);
        done();
      };
      // What follows must not refer to what stands before the piece either, whose distance is no longer what it was.
      if (hasOpenBlocks) deflate.flush(Z_FULL_FLUSH, put);
      else put();
    },
    flush(done) {
      deflate.once("end", () => {
        const trailer = Buffer.alloc(8);
        trailer.writeUInt32LE(sum, 0);
        trailer.writeUInt32LE(length % 2 ** 32, 4);
        done(null, trailer);
      });
      deflate.end();
    },
    destroy(error, done) {
      deflate.destroy();
      document.destroy();
      done(error);
    },
  });
  gzip.push(header);
  deflate.on("data", (piece: Buffer) => gzip.push(piece));
  deflate.on("error", (error) => gzip.destroy(error));
  document.on("error", (error) => gzip.destroy(error));
  return document.pipe(gzip);
}
