export * from "./QrPayPanel.tsx";
