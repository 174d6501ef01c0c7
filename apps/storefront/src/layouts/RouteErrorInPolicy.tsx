import PolicyLayout from "./policy.tsx";
import { RouteError } from "./RouteError.tsx";

/** A page's error above the footer, whose own data has loaded. */
export function RouteErrorInPolicy() {
  return (
    <PolicyLayout>
      <RouteError />
    </PolicyLayout>
  );
}
