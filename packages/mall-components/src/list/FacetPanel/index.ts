export { type FacetOption, FacetPanel, type FacetPanelProps, type FacetRow } from "./FacetPanel.tsx";
