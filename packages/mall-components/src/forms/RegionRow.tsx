import {
  RegionCascader,
  type RegionLevel,
  type RegionOption,
  type RegionValue,
} from "./RegionCascader/index.ts";

/** What a form with a region is given for it. */
export interface RegionGiven {
  /** Options of the three levels for the region that is chosen now. */
  regions: {
    provinces: readonly RegionOption[];
    cities: readonly RegionOption[];
    areas: readonly RegionOption[];
  };
  /** A level needs the options under this parent. */
  onRegionOpen?: (level: RegionLevel, parentId: string) => void;
  /** The level whose options are on their way. */
  pendingRegion?: RegionLevel;
}

/** The region as a row of a form. */
export const region = ({ given }: { given: RegionGiven & { defaultValues?: Partial<RegionValue> } }) => (
  <RegionCascader
    {...given.regions}
    defaultValue={given.defaultValues}
    isRequired
    onOpen={given.onRegionOpen}
    pendingLevel={given.pendingRegion}
  />
);
