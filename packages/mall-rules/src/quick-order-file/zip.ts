/** The parts of a zip by the directory at its end, unpacked one by one within a budget of bytes. */
import { Inflate } from "fflate";
import { Unreadable } from "./unreadable.ts";

const signatures = { end: 0x06054b50, entry: 0x02014b50 } as const;
const endLength = 22;
const longestComment = 65_535;
/** Packed bytes that are unpacked before the budget is looked at: at most about a thousand times as many come out. */
const slice = 4_096;
const methods = { stored: 0, deflated: 8 } as const;

interface Entry {
  method: number;
  size: number;
  offset: number;
}

function directoryOf(view: DataView): Map<string, Entry> {
  let at = view.byteLength - endLength;
  const least = Math.max(0, at - longestComment);
  while (at >= least && view.getUint32(at, true) !== signatures.end) at -= 1;
  if (at < least) throw new Unreadable("damaged");
  const count = view.getUint16(at + 10, true);
  let entry = view.getUint32(at + 16, true);
  const entries = new Map<string, Entry>();
  for (let nth = 0; nth < count; nth += 1) {
    if (view.getUint32(entry, true) !== signatures.entry) throw new Unreadable("damaged");
    if (view.getUint16(entry + 8, true) & 1) throw new Unreadable("encrypted");
    const nameLength = view.getUint16(entry + 28, true);
    const name = new TextDecoder().decode(
      new Uint8Array(view.buffer, view.byteOffset + entry + 46, nameLength),
    );
    entries.set(nameOf(name), {
      method: view.getUint16(entry + 10, true),
      size: view.getUint32(entry + 20, true),
      offset: view.getUint32(entry + 42, true),
    });
    entry += 46 + nameLength + view.getUint16(entry + 30, true) + view.getUint16(entry + 32, true);
  }
  return entries;
}

/** Some programs write other cases, backslashes or a slash before the name. */
const nameOf = (name: string) => name.replaceAll("\\", "/").replace(/^\//, "").toLowerCase();

function inflate(packed: Uint8Array, take: (part: Uint8Array) => void): void {
  const stream = new Inflate(take);
  for (let at = 0; at < packed.length; at += slice)
    stream.push(packed.subarray(at, at + slice), at + slice >= packed.length);
}

export interface Zip {
  has: (name: string) => boolean;
  /** Text of a part; undefined where there is none. */
  text: (name: string) => string | undefined;
}

/** Throws `Unreadable`: "damaged", "encrypted", or "tooLarge" once the parts read are more than `most` bytes. */
export function openZip(bytes: Uint8Array, most: number): Zip {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const orDamaged = <Value>(read: () => Value): Value => {
    try {
      return read();
    } catch (error) {
      throw error instanceof Unreadable ? error : new Unreadable("damaged");
    }
  };
  const entries = orDamaged(() => directoryOf(view));
  let left = most;
  const unpack = ({ method, size, offset }: Entry): string => {
    const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
    const packed = bytes.subarray(start, start + size);
    const decoder = new TextDecoder();
    const texts: string[] = [];
    const take = (part: Uint8Array) => {
      left -= part.length;
      if (left < 0) throw new Unreadable("tooLarge");
      texts.push(decoder.decode(part, { stream: true }));
    };
    if (method === methods.stored) take(packed);
    else if (method === methods.deflated) inflate(packed, take);
    else throw new Unreadable("damaged");
    return texts.join("") + decoder.decode();
  };
  return {
    has: (name) => entries.has(nameOf(name)),
    text: (name) => {
      const entry = entries.get(nameOf(name));
      return entry && orDamaged(() => unpack(entry));
    },
  };
}
