import { lateBoundPart } from "@tradehall/ui/late-part";

/** The same table for pages that show it to few: its code comes with the table; the server calls `preload` before it draws. */
export const LateProductTable = lateBoundPart(async () => (await import("./ProductTable.tsx")).ProductTable);
