import { nothing } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** All that the mall keeps of the buyer, as a ZIP of JSON and CSV; once in ten minutes, and the account is told. */
export const downloadData = endpoint("GET /p/user/data", {
  summary: "All that the mall keeps of the buyer, as a ZIP file",
  tag: "account",
  auth: "token",
  effect: "write",
  perMinute: 20,
  file: ["application/zip"],
  answer: nothing,
  fails: ["A00001", "A00004"],
  example: { answer: null },
});
