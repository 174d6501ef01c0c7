import type { RailPanel } from "@tradehall/mall-components/chrome/SideRail";
import { CartDrawer } from "./CartDrawer.tsx";
import { CouponDrawer } from "./CouponDrawer.tsx";
import { SavedGoodsDrawer } from "./SavedGoodsDrawer.tsx";

interface RailDrawersProps {
  panel: RailPanel;
  onClose: () => void;
}

/** The drawer that the rail has opened. */
export default function RailDrawers({ panel, onClose }: RailDrawersProps) {
  if (panel === "cart") return <CartDrawer onClose={onClose} />;
  if (panel === "coupons") return <CouponDrawer onClose={onClose} />;
  return <SavedGoodsDrawer key={panel} kind={panel} onClose={onClose} />;
}
