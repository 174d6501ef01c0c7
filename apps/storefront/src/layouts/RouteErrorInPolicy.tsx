import { PolicyFrame } from "./PolicyFrame.tsx";
import { RouteError } from "./RouteError.tsx";

/** A page's error above the footer, whose own data has loaded. */
export function RouteErrorInPolicy() {
  return (
    <PolicyFrame>
      <RouteError />
    </PolicyFrame>
  );
}
