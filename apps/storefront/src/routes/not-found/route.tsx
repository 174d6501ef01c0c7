import { NotFoundPage } from "@tradehall/mall-components/shell/NotFoundPage";
import { data, useNavigate } from "react-router-dom";
import { titleOf } from "../../browser/page-title.ts";

/** Every address that no route knows: HTTP 404 with its page (Spec §2, §8). */
export const loader = () => data(null, { status: 404 });

export const meta = titleOf("notFound");

export default function NotFound() {
  const navigate = useNavigate();
  const goBack = () => void (window.history.length > 1 ? navigate(-1) : navigate("/"));
  return <NotFoundPage onBack={goBack} />;
}
