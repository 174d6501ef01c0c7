export * from "./RegionCascader.tsx";
