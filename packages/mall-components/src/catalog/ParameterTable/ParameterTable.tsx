export interface ParameterTableProps {
  /** Parameters in order. */
  parameters: readonly { name: string; value: string }[];
  /** Rows before 更多. Default all. */
  visibleCount?: number;
}

/** ParameterTable. */
export function ParameterTable(_props: ParameterTableProps) {
  return <div data-part="ParameterTable" />;
}
