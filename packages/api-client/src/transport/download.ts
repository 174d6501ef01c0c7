/** Takes a file that a call answers in the place of an envelope, and says how far it is. */
import type { Endpoint, InputOf } from "../endpoints/contract.ts";
import { NetworkError } from "../errors/classes.ts";
import { type AnyInput, addressOf, type ClientOptions, dataOf, networkKind, parsed } from "./transport.ts";

export interface Downloaded {
  name: string;
  file: Blob;
}

export interface DownloadOptions {
  signal?: AbortSignal;
  /** Called as it comes: records the file is of, and about how much of it is here, 0 to 1. */
  onProgress?: (progress: { count: number; share: number }) => void;
}

/** `attachment; filename*=UTF-8''%E8%AE%A2…`; "" where there is none. */
function nameOf(headers: Headers): string {
  const [, encoded = ""] = /filename\*=UTF-8''([^;]+)/i.exec(headers.get("content-disposition") ?? "") ?? [];
  return decodeURIComponent(encoded);
}

/** Resolves once the file is whole; throws as any call does. */
export async function download<E extends Endpoint>(
  { baseUrl, locale }: Pick<ClientOptions, "baseUrl" | "locale">,
  endpoint: E,
  input: InputOf<E>,
  { signal, onProgress }: DownloadOptions = {},
): Promise<Downloaded> {
  try {
    const response = await fetch(addressOf(baseUrl, endpoint, input as AnyInput), {
      headers: { locale: locale?.() ?? "zh_CN" },
      credentials: "same-origin",
      ...(signal ? { signal } : {}),
    });
    const type = response.headers.get("content-type") ?? "";
    // A file has a name; everything else is an envelope, or a page of whatever stands between.
    if (!response.ok || nameOf(response.headers) === "")
      dataOf(endpoint, response, parsed(await response.text()));
    const count = Number(response.headers.get("total-count") ?? 0);
    const expected = Number(response.headers.get("estimated-bytes") ?? 0);
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let bytes = 0;
    onProgress?.({ count, share: 0 });
    for (const reader = response.body?.getReader(); reader; ) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value);
      bytes += value.byteLength;
      // An estimate may fall short: only the end is the end.
      onProgress?.({ count, share: expected > 0 ? Math.min(bytes / expected, 0.99) : 0 });
    }
    return { name: nameOf(response.headers), file: new Blob(parts, { type }) };
  } catch (error) {
    // Only what the platform throws: refusals are told as they are.
    if (!(error instanceof TypeError || error instanceof DOMException)) throw error;
    throw new NetworkError(endpoint.name, networkKind(error, signal), error);
  }
}
