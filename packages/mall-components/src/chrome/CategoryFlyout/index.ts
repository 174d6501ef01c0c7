export { CategoryFlyout } from "./CategoryFlyout.tsx";
export type { CategoryFlyoutProps, CategoryNode } from "./category-flyout-props.ts";
