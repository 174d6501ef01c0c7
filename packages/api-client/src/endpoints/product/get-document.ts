import * as v from "valibot";
import { documentKinds, documentTypes } from "../../models/prod-files.ts";
import { id, nothing } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** A file about a product, always as its facts are now. */
export const getDocument = endpoint("GET /prod/document", {
  summary: "A datasheet (PDF) or the SKUs (CSV) of a product",
  tag: "prod",
  auth: "none",
  effect: "read",
  perMinute: 30,
  file: Object.values(documentTypes),
  query: v.object({ prodId: id, kind: v.picklist(documentKinds) }),
  answer: nothing,
  fails: ["A00001"],
  example: { query: { prodId: 1001, kind: "datasheet" }, answer: null },
});
