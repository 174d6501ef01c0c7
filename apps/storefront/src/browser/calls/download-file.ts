/** Takes an exported file and hands it to the browser to keep. Comes with the press. */

import type { Endpoint, InputOf } from "@tradehall/api-client/contract";
import { type DownloadOptions, download } from "@tradehall/api-client/transport";

export async function downloadFile<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: DownloadOptions,
) {
  const locale = () => (document.documentElement.lang === "en" ? "en" : "zh_CN");
  const { name, file } = await download({ baseUrl: "/api", locale }, endpoint, input, options);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads it in its own time.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
