import * as v from "valibot";
import { invoiceNoExample } from "../../../models/examples/invoice.ts";
import { dateTime } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** The newest 30 letters of the outbox, which the sandbox carries nowhere. */
export const sandboxListMails = endpoint("GET /sandbox/mails", {
  summary: "The newest letters of the outbox",
  tag: "sandbox",
  auth: "none",
  effect: "read",
  sandbox: true,
  answer: v.array(
    v.object({
      email: v.string(),
      subject: v.string(),
      /** Plain text; "" of a letter that is its file. */
      content: v.string(),
      /** Name of the file that goes with it; "" without one. */
      attachment: v.string(),
      sendTime: dateTime,
    }),
  ),
  fails: [],
  example: {
    answer: [
      {
        email: "caiwu@example.com",
        subject: `电子发票 ${invoiceNoExample}`,
        content: "",
        attachment: `${invoiceNoExample}.pdf`,
        sendTime: "2026-11-21 10:05:00",
      },
    ],
  },
});
