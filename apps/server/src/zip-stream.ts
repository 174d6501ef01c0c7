/** A ZIP archive made while it is sent: each part is compressed as its text comes, and none is kept. */
import { Readable } from "node:stream";
import { crc32, createDeflateRaw } from "node:zlib";

export interface ZipPart {
  path: string;
  text: AsyncIterable<string> | Iterable<string>;
}

/** Sizes follow the data (bit 3), names are UTF-8 (bit 11). */
const flags = 0x08_08;
const deflated = 8;
/** 1980-01-01, the first day that a ZIP knows. */
const day = 0x21;

const numbers = (...fields: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer =>
  Buffer.concat(
    fields.map(([value, bytes]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );

/** The parts in their order, without ZIP64: up to 4 GiB. */
export async function* zipStream(parts: Iterable<ZipPart>): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { path, text } of parts) {
    const name = Buffer.from(path);
    const shared = [
      [20, 2],
      [flags, 2],
      [deflated, 2],
      [0, 2],
      [day, 2],
    ] as const;
    const head = Buffer.concat([
      numbers([0x04_03_4b_50, 4], ...shared, [0, 4], [0, 4], [0, 4], [name.length, 2], [0, 2]),
      name,
    ]);
    yield head;
    let [crc, size, packed] = [0, 0, 0];
    async function* counted() {
      for await (const chunk of text) {
        const bytes = Buffer.from(chunk);
        crc = crc32(bytes, crc);
        size += bytes.length;
        yield bytes;
      }
    }
    for await (const chunk of Readable.from(counted()).compose(createDeflateRaw())) {
      packed += chunk.length;
      yield chunk;
    }
    const sums = [
      [crc, 4],
      [packed, 4],
      [size, 4],
    ] as const;
    const tail = numbers([0x08_07_4b_50, 4], ...sums);
    yield tail;
    directory.push(
      numbers(
        [0x02_01_4b_50, 4],
        [20, 2],
        ...shared,
        ...sums,
        [name.length, 2],
        [0, 2],
        [0, 2],
        [0, 2],
        [0, 2],
        [0, 4],
        [offset, 4],
      ),
      name,
    );
    offset += head.length + packed + tail.length;
  }
  const whole = Buffer.concat(directory);
  const count = directory.length / 2;
  yield whole;
  yield numbers(
    [0x06_05_4b_50, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [whole.length, 4],
    [offset, 4],
    [0, 2],
  );
}
