import { Outlet } from "react-router-dom";

/** No chrome (Spec §2 "Layouts"). */
export default function EmptyLayout() {
  return (
    <main id="main">
      <Outlet />
    </main>
  );
}
