/** The thread that cleans rich text: measures first, then cleans; answers each text it is given. */
import { parentPort } from "node:worker_threads";
import type { RichTextHosts } from "@tradehall/mall-rules/rich-text/hosts";
import { type Excess, exceededLimit } from "./excess.ts";
import { sanitise } from "./sanitise.ts";

export interface CleaningTask {
  html: string;
  hosts: RichTextHosts;
}
export type CleaningAnswer = { clean: string } | { refused: Excess };

parentPort?.on("message", ({ html, hosts }: CleaningTask) => {
  const refused = exceededLimit(html);
  const answer: CleaningAnswer = refused ? { refused } : { clean: sanitise(html, hosts) };
  parentPort?.postMessage(answer);
});
// The DOM is loaded.
parentPort?.postMessage("ready");
