import { Outlet } from "react-router-dom";
import { MallChrome } from "./MallChrome.tsx";

export { RouteErrorInChrome as ErrorBoundary } from "./RouteErrorInChrome.tsx";

/** Top bar and footer around the home page, whose header is with it (Spec §2 "Layouts"). */
export default function HomeLayout() {
  return (
    <MallChrome>
      <Outlet />
    </MallChrome>
  );
}
