/** Takes a file that a call answers in the place of an envelope, and says how far it is. */
import type { Endpoint, InputOf } from "../endpoints/contract.ts";
import { type AnyInput, dataOf, http, parsed, pathOf, queryOf, throwNetworkError } from "./http.ts";
import type { ClientOptions } from "./transport.ts";

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
  const { params, query } = input as AnyInput;
  const failed = throwNetworkError(endpoint, signal);
  const response = await http
    .raw(baseUrl + pathOf(endpoint, params), {
      headers: { locale: locale?.() ?? "zh_CN" },
      query: queryOf(query),
      responseType: "stream",
      ...(signal ? { signal } : {}),
    })
    .catch(failed);
  const type = response.headers.get("content-type") ?? "";
  // A file has a name; everything else is an envelope, or a page of whatever is between.
  if (!response.ok || nameOf(response.headers) === "")
    dataOf(endpoint, response, parsed(await response.text().catch(failed)));
  const count = Number(response.headers.get("total-count") ?? 0);
  const expected = Number(response.headers.get("estimated-bytes") ?? 0);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  onProgress?.({ count, share: 0 });
  for (const reader = response.body?.getReader(); reader; ) {
    const { done, value } = await reader.read().catch(failed);
    if (done) break;
    parts.push(value);
    bytes += value.byteLength;
    // An estimate may fall short: only the end is the end.
    onProgress?.({ count, share: expected > 0 ? Math.min(bytes / expected, 0.99) : 0 });
  }
  return { name: nameOf(response.headers), file: new Blob(parts, { type }) };
}
