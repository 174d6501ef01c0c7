export { FacetPanel } from "./FacetPanel.tsx";
export type { FacetOption, FacetPanelProps, FacetRow } from "./facet-panel-props.ts";
