import { MallChrome } from "./MallChrome.tsx";
import { RouteError } from "./RouteError.tsx";

/** A page's error inside the mall's chrome, whose own data has loaded. */
export function RouteErrorInChrome() {
  return (
    <MallChrome>
      <RouteError />
    </MallChrome>
  );
}
