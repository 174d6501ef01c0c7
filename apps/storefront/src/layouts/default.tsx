import { Outlet } from "react-router-dom";
import { MallChrome } from "./MallChrome.tsx";

export { RouteErrorInChrome as ErrorBoundary } from "./RouteErrorInChrome.tsx";

/** Top bar, header with search and categories, footer (Spec §2 "Layouts"). */
export default function DefaultLayout() {
  return (
    <MallChrome>
      <Outlet />
    </MallChrome>
  );
}
