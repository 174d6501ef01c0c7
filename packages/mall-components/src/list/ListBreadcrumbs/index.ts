export { ListBreadcrumbs, type ListBreadcrumbsProps } from "./ListBreadcrumbs.tsx";
