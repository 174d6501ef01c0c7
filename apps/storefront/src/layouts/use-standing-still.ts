import { useEffect, useRef } from "react";
import { type Location, useBlocker, useNavigate } from "react-router-dom";

/**
 * Another tab, filter or number of the same page would come from nobody, and the trouble page in place of all that
 * stands there. The bar over it says why nothing moves; what was pressed last happens once the network is back.
 */
export function useStandingStill(): void {
  const navigate = useNavigate();
  const pressed = useRef<Location>(undefined);
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      !navigator.onLine && here.pathname === next.pathname && here.search !== next.search,
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    pressed.current = blocker.location;
    blocker.reset();
  }, [blocker]);
  useEffect(() => {
    const goOn = () => {
      const aim = pressed.current;
      pressed.current = undefined;
      // Who went elsewhere meanwhile stays there.
      if (aim?.pathname === window.location.pathname) void navigate(aim);
    };
    window.addEventListener("online", goOn);
    return () => window.removeEventListener("online", goOn);
  }, [navigate]);
}
