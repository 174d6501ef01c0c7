/** Files about a product, to keep. */
import { keysOf } from "@tradehall/mall-rules/records";
import * as v from "valibot";

/** Drawn from the product's own facts when they are asked for: a datasheet, and its SKUs as a table. */
export const documentTypes = { datasheet: "application/pdf", skus: "text/csv; charset=utf-8" } as const;
export type DocumentKind = keyof typeof documentTypes;
export const documentKinds: DocumentKind[] = keysOf(documentTypes);

export const ProdDocument = v.object({
  kind: v.picklist(documentKinds),
  /** In the caller's language, without a file's ending. */
  name: v.string(),
  contentType: v.string(),
  /** null for one that is drawn when it is asked for. */
  bytes: v.nullable(v.number()),
});
