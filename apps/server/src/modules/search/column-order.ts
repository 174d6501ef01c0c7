import type { PgColumn } from "drizzle-orm/pg-core";

export interface ColumnOrder {
  column: PgColumn;
  isDescending: boolean;
}
