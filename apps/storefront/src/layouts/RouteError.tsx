/** What shows where a page cannot: not found, the server's words, or trouble with a way to try again. */
import { DealerChangedDialog } from "@tradehall/mall-components/shell/DealerChangedDialog";
import { NotFoundPage } from "@tradehall/mall-components/shell/NotFoundPage";
import { ServerErrorPage } from "@tradehall/mall-components/shell/ServerErrorPage";
import { isRouteErrorResponse, useNavigate, useRevalidator, useRouteError } from "react-router-dom";
import { isMallError } from "../adapters/mall-error.ts";

export function RouteError() {
  const error = useRouteError();
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  const goBack = () => void (window.history.length > 1 ? navigate(-1) : navigate("/"));
  const known = isRouteErrorResponse(error) && isMallError(error.data) ? error.data : undefined;
  if (known?.reaction === "dealerChanged")
    return <DealerChangedDialog isOpen onConfirm={() => window.location.assign("/")} />;
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage onBack={goBack} />;
  return <ServerErrorPage onRetry={() => void revalidator.revalidate()} />;
}
