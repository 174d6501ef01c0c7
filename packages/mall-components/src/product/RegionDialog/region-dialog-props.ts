import type { RegionCascaderProps } from "../../forms/RegionCascader/RegionCascader.tsx";

export interface RegionDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Options of the three levels, see RegionCascader. */
  regions: Pick<RegionCascaderProps, "provinces" | "cities" | "areas">;
  onOpen: NonNullable<RegionCascaderProps["onOpen"]>;
  /** The level whose options are on their way. */
  pendingLevel?: RegionCascaderProps["pendingLevel"];
  /** The buyer's own addresses, by their region. */
  addresses?: readonly { id: string; areaId: string; text: string }[];
  /** Called with the chosen region's id. */
  onChoose: (areaId: string) => void;
}
