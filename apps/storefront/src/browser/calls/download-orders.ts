/** Takes an export of orders and hands it to the browser to keep. Comes with the press. */

import type { InputOf } from "@tradehall/api-client/contract";
import { exportOrders } from "@tradehall/api-client/endpoints/my-order/export-orders";
import { type DownloadOptions, download } from "@tradehall/api-client/transport";

export async function downloadOrders(query: InputOf<typeof exportOrders>["query"], options: DownloadOptions) {
  const locale = () => (document.documentElement.lang === "en" ? "en" : "zh_CN");
  const { name, file } = await download({ baseUrl: "/api", locale }, exportOrders, { query }, options);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads it in its own time.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
