import { toRailCart } from "@tradehall/mall-adapters/rail";
import { RailCart, RailCartSum } from "@tradehall/mall-components/chrome/RailCart";
import { RailDrawer } from "@tradehall/mall-components/chrome/RailDrawer";
import { minus } from "@tradehall/mall-rules/money";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { fetchCart } from "./rail-calls.ts";
import { useLoaded } from "./use-loaded.ts";

/** The cart at a glance; it is changed and settled on its own page. */
export function CartDrawer({ onClose }: { onClose: () => void }) {
  const { data, state, retry } = useLoaded(fetchCart);
  return (
    <RailDrawer
      panel="cart"
      isOpen
      onClose={onClose}
      onRetry={retry}
      state={state}
      // The goods as the cart page sums them: freight is known at the checkout.
      {...(data && data.shopCarts.length > 0
        ? { footer: <RailCartSum count={data.count} yuan={minus(data.totalMoney, data.subtractMoney)} /> }
        : {})}
    >
      {data && <RailCart {...toRailCart(data, dataRoutes)} />}
    </RailDrawer>
  );
}
