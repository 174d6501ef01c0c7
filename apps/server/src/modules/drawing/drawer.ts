/** The thread that draws documents: a PDF with its own part of a Chinese font takes a core for a fifth of a second. */
import { parentPort } from "node:worker_threads";
import { drawInvoice } from "../invoice/sheet/draw-invoice.ts";
import type { InvoiceSheet } from "../invoice/sheet/invoice-sheet.ts";
import { type Datasheet, drawDatasheet } from "./draw-datasheet.ts";
import { drawQuote, type QuoteOfferSheet } from "./draw-quote.ts";
import { drawSlip, type TransferSlip } from "./draw-slip.ts";
import { drawStatement, type StatementSheet } from "./draw-statement.ts";

export type DrawingTask =
  | { datasheet: Datasheet }
  | { invoice: InvoiceSheet }
  | { statement: StatementSheet }
  | { slip: TransferSlip }
  | { quote: QuoteOfferSheet };
export type DrawingAnswer = { pdf: Uint8Array } | { fault: string };

function draw(task: DrawingTask): Promise<Buffer> {
  if ("quote" in task) return drawQuote(task.quote);
  if ("slip" in task) return drawSlip(task.slip);
  if ("statement" in task) return drawStatement(task.statement);
  return "datasheet" in task ? drawDatasheet(task.datasheet) : drawInvoice(task.invoice);
}

parentPort?.on("message", async (task: DrawingTask) => {
  const answer: DrawingAnswer = await draw(task).then(
    (pdf) => ({ pdf }),
    (error: Error) => ({ fault: error.stack ?? error.message }),
  );
  parentPort?.postMessage(answer);
});
parentPort?.postMessage("ready");
