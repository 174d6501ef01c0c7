import { Outlet } from "react-router-dom";
import { PolicyFrame } from "./PolicyFrame.tsx";

export { RouteErrorInPolicy as ErrorBoundary } from "./RouteErrorInPolicy.tsx";

export default function PolicyLayout() {
  return (
    <PolicyFrame>
      <Outlet />
    </PolicyFrame>
  );
}
