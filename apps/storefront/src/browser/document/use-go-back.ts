import { useNavigate } from "react-router-dom";
import { hrefTo } from "../../href-to.ts";

/** The back button of a page that is not there: home where there is no history (Spec §2). */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return () => void (window.history.length > 1 ? navigate(-1) : navigate(hrefTo("home")));
}
