export { TeamList, type TeamListProps } from "./TeamList.tsx";
