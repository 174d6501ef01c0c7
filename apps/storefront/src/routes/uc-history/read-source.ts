/** A pasted list or a file of one as rows: by the page's worker, and by the server without script. */
import { quickOrderLimits } from "@tradehall/mall-rules/limits";
import { type QuickList, readList } from "@tradehall/mall-rules/quick-order";
import { type FileFault, type FileText, readFile } from "@tradehall/mall-rules/quick-order-file";

export type ReadSource = (QuickList & FileText) | { fault: FileFault };

export function readSource(source: string | Uint8Array, unpacks: "browser" | "server"): ReadSource {
  const read =
    typeof source === "string"
      ? { text: source, notes: {} }
      : readFile(source, quickOrderLimits.unpackedBytes[unpacks]);
  return "fault" in read ? read : { ...read, ...readList(read.text) };
}
