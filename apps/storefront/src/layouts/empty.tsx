import { Outlet } from "react-router-dom";

/** No chrome (Spec §2 "Layouts"); its pages bring their own `main`, between a head and a foot of theirs. */
export default function EmptyLayout() {
  return <Outlet />;
}
