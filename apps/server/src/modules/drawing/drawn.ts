/** Documents are drawn on a thread beside the server's own, so that calls are answered meanwhile. */
import { drawingLimits } from "@tradehall/mall-rules/limits";
import { TryLater } from "#server/refuse.ts";
import { threads } from "../../rich-text/threads.ts";
import type { DrawingAnswer, DrawingTask } from "./drawer.ts";

export const drawers = threads<DrawingTask, DrawingAnswer>({
  script: new URL("./drawer.ts", import.meta.url),
  count: 1,
  taskMs: drawingLimits.taskMs,
  mostWaiting: drawingLimits.waiting,
  megabytes: 256,
});

/** The document as a PDF; A00016 where the queue is full. */
export async function drawn(task: DrawingTask): Promise<Buffer> {
  const answer = await drawers.run(task);
  if (answer === undefined) throw new TryLater("A00016", drawingLimits.retrySeconds);
  if ("pdf" in answer) return Buffer.from(answer.pdf);
  throw new Error(`a document could not be drawn: ${"fault" in answer ? answer.fault : answer.failed}`);
}
