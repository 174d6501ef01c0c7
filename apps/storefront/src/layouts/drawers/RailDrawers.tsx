import type { RailDoor } from "@tradehall/mall-components/chrome/SideRail";
import { CartDrawer } from "./CartDrawer.tsx";
import { CouponDrawer } from "./CouponDrawer.tsx";
import { KeptDrawer } from "./KeptDrawer.tsx";

interface RailDrawersProps {
  door: RailDoor;
  onClose: () => void;
}

/** The drawer that the rail has opened. */
export default function RailDrawers({ door, onClose }: RailDrawersProps) {
  if (door === "cart") return <CartDrawer onClose={onClose} />;
  if (door === "coupons") return <CouponDrawer onClose={onClose} />;
  return <KeptDrawer key={door} kind={door} onClose={onClose} />;
}
