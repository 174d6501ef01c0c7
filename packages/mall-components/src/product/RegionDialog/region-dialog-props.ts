import type { RegionCascaderProps } from "../../forms/RegionCascader/RegionCascader.tsx";

export interface RegionDialogProps {
  /** Whether it shows. */
  isOpen: boolean;
  /** Called by the cross, Escape and a press outside. */
  onClose: () => void;
  /** Options of the three levels, see RegionCascader. */
  regions: Pick<RegionCascaderProps, "provinces" | "cities" | "areas">;
  /** Called with the level that opens and the id chosen above it: its options are wanted. */
  onOpen: NonNullable<RegionCascaderProps["onOpen"]>;
  /** The level whose options are on their way. */
  pendingLevel?: RegionCascaderProps["pendingLevel"];
  /** The buyer's own addresses, by their region. */
  addresses?: readonly { id: string; areaId: string; text: string }[];
  /** Called with the chosen region's id. */
  onChoose: (areaId: string) => void;
}
