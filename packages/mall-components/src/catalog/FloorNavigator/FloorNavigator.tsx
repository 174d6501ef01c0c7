export interface FloorNavigatorProps {
  /** Floors in order, by the anchors of HomeFloor. */
  floors: readonly { id: string; label: string }[];
}

/** FloorNavigator. */
export function FloorNavigator(_props: FloorNavigatorProps) {
  return <div data-part="FloorNavigator" />;
}
