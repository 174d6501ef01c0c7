export { CenterSection, type CenterSectionProps } from "./CenterSection.tsx";
