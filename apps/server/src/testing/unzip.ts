/** Reads a ZIP by its central directory (PKWARE APPNOTE 4.3): the text of each file by its name. */
import { inflateRawSync } from "node:zlib";

export function unzip(bytes: Buffer): Map<string, string> {
  const end = bytes.lastIndexOf(Buffer.from("PK\x05\x06", "latin1"));
  const files = new Map<string, string>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const size = bytes.readUInt32LE(at + 20);
    const [nameLength, extra, comment] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ];
    const local = bytes.readUInt32LE(at + 42);
    const name = bytes.toString("utf8", at + 46, at + 46 + nameLength);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const content = bytes.subarray(start, start + size);
    files.set(name, (bytes.readUInt16LE(at + 10) === 8 ? inflateRawSync(content) : content).toString("utf8"));
    at += 46 + nameLength + extra + comment;
  }
  return files;
}
