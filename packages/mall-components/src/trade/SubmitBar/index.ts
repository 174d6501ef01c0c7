export * from "./SubmitBar.tsx";
