export {
  RegionCascader,
  type RegionCascaderProps,
  type RegionLevel,
  type RegionOption,
  type RegionValue,
} from "./RegionCascader.tsx";
