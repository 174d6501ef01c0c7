import { Outlet } from "react-router-dom";
import { MallChrome } from "./MallChrome.tsx";

export { RouteErrorInChrome as ErrorBoundary } from "./RouteErrorInChrome.tsx";

/** Top bar, header and footer around a page drawn from decoration blocks, which take the whole width (Spec §2). */
export default function DecorateLayout() {
  return (
    <MallChrome>
      <Outlet />
    </MallChrome>
  );
}
