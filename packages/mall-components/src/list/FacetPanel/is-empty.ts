import type { FacetOption } from "./facet-panel-props.ts";

/** A value that leads to nothing; one that is chosen can always be taken back. */
export const isEmpty = (option: FacetOption): boolean => option.count === 0 && !option.isSelected;
