export { MemberTasks, type MemberTasksProps, type MemberTaskView } from "./MemberTasks.tsx";
