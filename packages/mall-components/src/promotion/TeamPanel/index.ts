export type { TeamMemberView, TeamView } from "../team-view.ts";
export { TeamPanel, type TeamPanelProps } from "./TeamPanel.tsx";
