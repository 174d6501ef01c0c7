export { CategoryFlyout, type CategoryFlyoutProps, type CategoryNode } from "./CategoryFlyout.tsx";
